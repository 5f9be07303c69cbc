import { handEntryMessages } from '#content/messages/hand-entry.ts';
import { sitWords } from '#content/screens/sit.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

/** The address names a sit that is not on this device. */
export function SitNotThere({ title, back }: { title: string; back: () => void }) {
  return (
    <Page width="form">
      <PageTitle title={title} />
      <Notice tone="warning">{handEntryMessages.gone}</Notice>
      <ActionBar>
        <Button className="grow" onClick={back}>
          {sitWords.back}
        </Button>
      </ActionBar>
    </Page>
  );
}
