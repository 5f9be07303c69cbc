import { useEffect, useRef, useState } from 'react';
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
  const wasOpen = useRef(false);
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown');
  const isOpen = state === 'changing';
  const shownName = name.trim() === '' ? answerValueWords.notAnswered : name;

  // The form takes the focus along when it goes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <CardSection title={words.title}>
      <FactList
        facts={[
          ...(isOpen ? [] : [{ label: words.name, value: shownName }]),
          { label: words.email, value: email },
        ]}
      />
      {state === 'changed' && <Notice tone="success">{words.nameSaved}</Notice>}
      {isOpen ? (
        <NameForm name={name} onDone={() => setState('changed')} onCancel={() => setState('shown')} />
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
