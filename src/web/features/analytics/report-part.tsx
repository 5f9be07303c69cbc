import { type ReactNode, useId } from 'react';

/** A part of the report, with its heading. */
export function ReportPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="report-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ReportTableProps {
  caption: string;
  /** Of all columns, that of the names among them. */
  heads: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

/** Figures in rows: names on the left, figures on the right. */
export function ReportTable({ caption, heads, rows }: ReportTableProps) {
  return (
    <table className="figures">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {heads.slice(1).map((head, column) => (
              <td key={head}>{figures[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is said in a line each, after its name: a text, or several that are each kept whole. */
export function ReportLines({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <dl className="figures">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof text === 'string' ? text : inLine(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReportLine {
  name: string;
  text: string | readonly string[];
}

function inLine(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}
