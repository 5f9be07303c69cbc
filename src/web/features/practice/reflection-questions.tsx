import { challengeWords, reflectionWords, starLabels } from '#content/screens/reflection.ts';
import { challengeKeys, textLimit } from '#domain/reflection/seeker-reflection.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ManyChips } from '#ui/choice-chips.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { FilledIn } from './use-reflection.ts';

const words = reflectionWords;

/** 'Challenges Encountered' (B § 2). */
export function Challenges({ entries, change }: FilledIn) {
  return (
    <Card>
      <h2 className="mb-1 text-xl">{words.challenges}</h2>
      <p className="mb-4 text-sm text-muted">{words.challengesHelp}</p>
      <ManyChips
        legend={words.challenges}
        legendHidden
        options={challengeKeys.map((value) => ({ value, label: challengeWords[value] }))}
        selected={entries.challenges}
        onToggle={(key) => change({ challenges: toggled(entries.challenges, key) })}
      />
    </Card>
  );
}

interface FeedbackProps extends FilledIn {
  /** What might be written, as an example. */
  examples: { feedbackExample: string; insightsExample: string };
}

/** 'Your Feedback': two texts (B § 2). */
export function FeedbackTexts({ entries, change, examples }: FeedbackProps) {
  return (
    <Card className="md:col-span-2">
      <h2 className="mb-4 text-xl">{words.feedback}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <TextArea
          label={words.feedbackQuestion}
          placeholder={examples.feedbackExample}
          limit={textLimit}
          value={entries.feedback}
          onChange={(event) => change({ feedback: event.target.value })}
        />
        <TextArea
          label={words.insightsQuestion}
          placeholder={examples.insightsExample}
          limit={textLimit}
          value={entries.insights}
          onChange={(event) => change({ insights: event.target.value })}
        />
      </div>
    </Card>
  );
}

/** 'Rate Your Practice': stars, or none (B § 2, § 5). */
export function PracticeRating({ entries, change }: FilledIn) {
  return (
    <Card>
      <h2 className="mb-1 text-xl">{words.rating}</h2>
      <p className="mb-3 text-sm text-muted">{words.ratingHelp}</p>
      <Stars
        label={words.rating}
        labelHidden
        value={entries.rating}
        labels={starLabels.slice(1)}
        noneLabel={starLabels[0]}
        onChange={(rating) => change({ rating })}
      />
      {entries.rating > 0 && (
        <Button variant="plain" className="-ml-3" onClick={() => change({ rating: 0 })}>
          {words.clearRating}
        </Button>
      )}
    </Card>
  );
}

function toggled<Key>(keys: readonly Key[], key: Key): Key[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}
