import { breakageWords } from '#content/screens/shell.ts';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** The one boundary for what nobody could foresee: it says so, loses nothing, and offers a fresh start. */
export function ErrorScreen({ error }: { error: unknown }) {
  console.error(error);
  return (
    <Page width="narrow">
      <PageTitle title={breakageWords.title} lead={breakageWords.text} />
      <Button onClick={() => location.reload()}>{breakageWords.reload}</Button>
    </Page>
  );
}
