import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type GuideTabKey, postureGuide, postureGuideWords } from '#content/posture-guide/guide.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { guideSteps, stepsToExit } from './guide-exit.ts';
import { GuideTabText } from './guide-tab-text.tsx';

const tabKeys = Object.keys(postureGuide) as GuideTabKey[];
const tabs = tabKeys.map((key) => ({ key, name: postureGuide[key].name }));

/** /posture-guide: eight tabs, of which the open one stands in the address, and Continue (A § 2). */
export function PostureGuideScreen() {
  const asked = useSearch({ strict: false, select: ({ tab }) => tab });
  const state = useLocation({ select: (location) => location.state });
  const router = useRouter();
  const navigate = useNavigate();
  const open = tabKeys.find((key) => key === asked) ?? 'overview';
  const steps = guideSteps(state);

  function show(tab: GuideTabKey): void {
    const search = tab === 'overview' ? {} : { tab };
    void navigate({ to: '/posture-guide', search, state: { guideSteps: steps + 1 }, resetScroll: false });
  }

  function leave(): void {
    const back = stepsToExit(state.__TSR_index, steps);
    if (back > 0) router.history.go(-back);
    else void navigate({ to: '/learn', replace: true });
  }

  return (
    <Page>
      <PageTitle title={postureGuideWords.title} lead={postureGuideWords.lead} />
      <Tabs label={postureGuideWords.tabs} tabs={tabs} value={open} onChange={show}>
        <GuideTabText tab={postureGuide[open]} />
      </Tabs>
      <ActionBar>
        <Button className="grow" onClick={leave}>
          {postureGuideWords.continue}
        </Button>
      </ActionBar>
    </Page>
  );
}
