import { useId, useState } from 'react';
import { postureSelectionWords } from '#content/screens/practice.ts';
import type { PostureKey } from '#domain/practice/postures.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PostureCards } from './posture-cards.tsx';

interface PostureSelectionProps {
  /** What is set up: 'T3', 'Trainee'. */
  practice: string;
  onStart: (posture: PostureKey) => void;
  onBack: () => void;
}

/** 'Select Your Posture': nine cards; a choice stays with this tab (B § 2, § 5). */
export function PostureSelection({ practice, onStart, onBack }: PostureSelectionProps) {
  const { tab } = useLocalData();
  const [selected, setSelected] = useState(() => tab.read('selectedPosture'));
  const hint = useId();
  function select(posture: PostureKey): void {
    setSelected(posture);
    tab.write('selectedPosture', posture);
  }
  return (
    <Page>
      <div className="slide-in">
        <PageTitle
          eyebrow={postureSelectionWords.setup(practice)}
          title={postureSelectionWords.title}
          lead={postureSelectionWords.lead}
        />
        <PostureCards legend={postureSelectionWords.title} selected={selected} onSelect={select} />
      </div>
      <ActionBar>
        <p
          id={hint}
          hidden={Boolean(selected)}
          className="w-full text-center text-sm text-muted sm:text-right"
        >
          {postureSelectionWords.choosePosture}
        </p>
        <Button variant="quiet" onClick={onBack}>
          {postureSelectionWords.back}
        </Button>
        <Button
          className="grow"
          disabled={!selected}
          aria-describedby={selected ? undefined : hint}
          onClick={() => selected && onStart(selected)}
        >
          {postureSelectionWords.start}
        </Button>
      </ActionBar>
    </Page>
  );
}
