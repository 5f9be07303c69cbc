import type { ReactNode } from 'react';

/** A headed part of a page of the book, which its anchor leads to. */
export function BookPart({
  anchor,
  title,
  children,
}: {
  anchor: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of short things of the book. */
export function BookList({ items, isNumbered }: { items: readonly string[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? 'book-steps' : 'book-points'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
