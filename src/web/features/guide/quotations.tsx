import { Link } from '@tanstack/react-router';
import { answerWords } from '#content/guide/answer-words.ts';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { Quotation } from './quotation.ts';

interface QuotationsProps {
  quotations: readonly Quotation[];
}

/** 'Key Insights from the Book': passages word for word, each with the way to where it stands (B § 2). */
export function Insights({ quotations }: QuotationsProps) {
  if (quotations.length === 0) return null;
  return (
    <div>
      <h3 className="guide-label">{answerWords.insights}</h3>
      <div className="grid gap-5">
        {quotations.map((quotation) => (
          <figure key={quotation.text} className="guide-quote">
            <blockquote>{quotation.text}</blockquote>
            <figcaption>
              <PassageLink place={quotation} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** 'Practical Steps', word for word; those that stand together in the book have one way there (B § 2). */
export function Steps({ quotations }: QuotationsProps) {
  if (quotations.length === 0) return null;
  return (
    <div>
      <h3 className="guide-label">{answerWords.steps}</h3>
      <ol className="guide-steps">
        {quotations.map((quotation, at) => (
          <li key={quotation.text}>
            <p>{quotation.text}</p>
            {!isAtSamePlace(quotation, quotations[at + 1]) && <PassageLink place={quotation} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where to read on, when the book does not cover a question. */
export function NearestPlaces({ places }: { places: readonly Quotation[] }) {
  return (
    <ul className="grid gap-1">
      {places.map((place) => (
        <li key={place.text}>
          <PassageLink place={place} />
        </li>
      ))}
    </ul>
  );
}

function isAtSamePlace(one: Quotation, other: Quotation | undefined): boolean {
  return other !== undefined && one.page === other.page && one.anchor === other.anchor;
}

/** What a passage is from; it leads to where the passage stands in the book. */
function PassageLink({ place: { source, heading, page, anchor } }: { place: Quotation }) {
  return (
    <Link
      to="/learn/book/$chapter"
      params={{ chapter: page }}
      hash={anchor}
      className="inline-flex min-h-11 items-center text-muted text-sm underline decoration-edge/60 underline-offset-4 hover:text-ink"
    >
      <span className="sr-only">{`${answerWords.read}: `}</span>
      {guideScreenWords.readIn(source, heading)}
    </Link>
  );
}
