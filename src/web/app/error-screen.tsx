import { shellWords } from '#content/screens/shell.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** The one boundary for what nobody could foresee: it says so, loses nothing, and offers a fresh start. */
export function ErrorScreen({ error }: { error: unknown }) {
  console.error(error);
  return (
    <Page width="narrow">
      <PageTitle title={shellWords.error.title} lead={shellWords.error.text} />
      <Button onClick={() => location.reload()}>{shellWords.error.reload}</Button>
    </Page>
  );
}
