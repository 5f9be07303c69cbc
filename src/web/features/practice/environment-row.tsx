import { environmentWords } from '#content/environment.ts';
import { setupWords } from '#content/screens/practice.ts';
import { environmentChoices } from '#domain/practice/environment.ts';
import type { Sit } from '#domain/practice/sit.ts';
import { OneChip } from '#ui/choice-chips.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

type Environment = Sit['environment'];

interface EnvironmentRowProps {
  environment: Environment;
  onChange: (environment: Environment) => void;
}

/** 'Where are you sitting?': optional, answered beforehand, and closed until somebody wants it otherwise (B § 3). */
export function EnvironmentRow({ environment, onChange }: EnvironmentRowProps) {
  const words = setupWords;
  return (
    <Disclosure
      summary={
        <span>
          <span className="block font-medium">{words.environment}</span>
          <span className="text-sm text-muted">{chosenWords(environment)}</span>
        </span>
      }
    >
      <p className="mt-3 text-sm text-muted">{words.environmentHelp}</p>
      <div className="mt-4 grid gap-4">
        {parts.map((part) => (
          <OneChip
            key={part}
            legend={environmentWords[part].label}
            options={environmentChoices[part].map((value) => ({ value, label: wordOf(part, value) }))}
            selected={environment[part]}
            onSelect={(value) => onChange({ ...environment, [part]: value })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

const parts = ['location', 'lighting', 'sounds'] as const;

function wordOf(part: (typeof parts)[number], value: string): string {
  const choices: Readonly<Record<string, string>> = environmentWords[part].choices;
  return choices[value] ?? value;
}

function chosenWords(environment: Environment): string {
  return parts.map((part) => wordOf(part, environment[part])).join(' · ');
}
