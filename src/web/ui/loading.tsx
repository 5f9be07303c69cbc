/** Shown while something is looked up. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <div role="status" className="flex grow flex-col items-center justify-center gap-5 p-10 text-muted">
      <span aria-hidden="true" className="breathing" />
      <p>{text}</p>
    </div>
  );
}
