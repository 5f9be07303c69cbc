import { calendarWords } from '#content/calendar.ts';
import { helpWords } from '#content/guide/crisis-words.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { HelpLine, OfferedHelp } from '#domain/guide/help-lines.ts';

const telClass =
  'figures inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4';

/** People who can help: the emergency number, the lines of the country, and where every other is found; with its day. */
export function HelpList({ help: { emergency, lines, asKnownOn } }: { help: OfferedHelp }) {
  const own = lines.filter(({ number }) => number !== undefined);
  const directories = lines.filter(({ number }) => number === undefined);
  return (
    <div className="grid gap-3 text-base text-ink">
      {emergency === undefined ? (
        <p className="font-medium">{helpWords.emergencyUnknown}</p>
      ) : (
        <p>
          <a href={`tel:${emergency}`} className={telClass}>
            {helpWords.emergency(emergency)}
          </a>
        </p>
      )}
      {own.length > 0 && <Lines lines={own} />}
      <div>
        {own.length > 0 && <p>{helpWords.elsewhere}</p>}
        <Lines lines={directories} />
      </div>
      <p className="text-muted text-sm">
        {helpWords.asKnownOn(calendarWords.day(Temporal.PlainDate.from(asKnownOn)))}
      </p>
    </div>
  );
}

function Lines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map(({ name, number, dial, address }) => (
        <li key={name}>
          <p className="font-medium">{name}</p>
          <p className="-mt-1.5 flex flex-wrap items-center gap-x-5">
            {number !== undefined && dial !== undefined && (
              <a href={`tel:${dial}`} className={telClass} aria-label={guideScreenWords.call(name, number)}>
                {number}
              </a>
            )}
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4"
            >
              {new URL(address).hostname.replace(/^www\./, '')}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
