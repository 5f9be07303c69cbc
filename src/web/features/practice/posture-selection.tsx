import { type ReactNode, useId, useState } from 'react';
import type { PostureWords } from '#content/postures.ts';
import { postureSelectionWords } from '#content/screens/practice.ts';
import type { SitPosture } from '#domain/practice/postures.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PostureCards } from './posture-cards.tsx';
import { offeredPosture } from './preset-environment.ts';

interface PostureSelectionProps<Offered extends SitPosture> {
  eyebrow: ReactNode;
  lead: string;
  offered: readonly Offered[];
  words: Readonly<Record<Offered, PostureWords>>;
  onStart: (posture: Offered) => void;
  onBack: () => void;
}

/** 'Select Your Posture': a card for each; a choice stays with this tab (B § 2, § 5). */
export function PostureSelection<Offered extends SitPosture>(props: PostureSelectionProps<Offered>) {
  const { eyebrow, lead, offered, words, onStart, onBack } = props;
  const { tab } = useLocalData();
  const [selected, setSelected] = useState(() => offeredPosture([tab.read('selectedPosture')], offered));
  const hint = useId();
  function select(posture: Offered): void {
    setSelected(posture);
    tab.write('selectedPosture', posture);
  }
  return (
    <Page>
      <div className="slide-in">
        <PageTitle eyebrow={eyebrow} title={postureSelectionWords.title} lead={lead} />
        <PostureCards
          legend={postureSelectionWords.title}
          offered={offered}
          words={words}
          selected={selected}
          onSelect={select}
        />
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
