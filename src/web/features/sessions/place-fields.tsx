import { environmentWords } from '#content/environment.ts';
import { setupWords } from '#content/screens/practice.ts';
import { environmentChoices } from '#domain/practice/environment.ts';
import type { HandEntry } from '#domain/practice/hand-entry.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ListField } from '#ui/list-field.tsx';

type Environment = HandEntry['environment'];

interface PlaceFieldsProps {
  environment: Environment;
  onChange: (environment: Environment) => void;
}

const parts = ['location', 'lighting', 'sounds'] as const;

function optionsOf(part: (typeof parts)[number]): { value: string; label: string }[] {
  const choices: Readonly<Record<string, string>> = environmentWords[part].choices;
  return environmentChoices[part].map((value) => ({ value, label: choices[value] ?? value }));
}

/** Where somebody sat: optional, and answered beforehand (B § 3). */
export function PlaceFields({ environment, onChange }: PlaceFieldsProps) {
  const chosen = parts.map((part) => {
    const option = optionsOf(part).find(({ value }) => value === environment[part]);
    return option?.label ?? environment[part];
  });
  return (
    <Disclosure
      summary={
        <span>
          <span className="block font-medium">{setupWords.environment}</span>
          <span className="text-muted text-sm">{chosen.join(' · ')}</span>
        </span>
      }
    >
      <div className="mt-3 grid gap-4">
        {parts.map((part) => (
          <ListField
            key={part}
            label={environmentWords[part].label}
            options={optionsOf(part)}
            value={environment[part]}
            onChange={(value) => onChange({ ...environment, [part]: value })}
          />
        ))}
      </div>
    </Disclosure>
  );
}
