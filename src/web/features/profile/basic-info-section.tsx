import { useRef, useState } from 'react';
import { answerValueWords } from '#content/screens/answer-labels.ts';
import { profileWords } from '#content/screens/profile.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { NameForm } from './name-form.tsx';

const words = profileWords.basic;

/** Who one is here: the name, which can be changed, and the email (A § 2). */
export function BasicInfoSection({ name, email }: { name: string; email: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown');
  const shownName = name.trim() === '' ? answerValueWords.notAnswered : name;

  function close(next: 'shown' | 'changed'): void {
    setState(next);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <CardSection title={words.title}>
      <FactList
        facts={[
          ...(state === 'changing' ? [] : [{ label: words.name, value: shownName }]),
          { label: words.email, value: email },
        ]}
      />
      {state === 'changed' && <Notice tone="success">{words.nameSaved}</Notice>}
      {state === 'changing' ? (
        <NameForm name={name} onDone={() => close('changed')} onCancel={() => close('shown')} />
      ) : (
        <Button
          ref={opener}
          variant="plain"
          className="-mb-2 -ml-3 justify-self-start"
          onClick={() => setState('changing')}
        >
          {words.changeName}
        </Button>
      )}
    </CardSection>
  );
}
