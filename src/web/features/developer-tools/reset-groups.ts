import { developerToolsWords } from '#content/screens/developer-tools.ts';
import { type DeveloperReset, developerResets } from '#domain/own-data/resets.ts';

type Group = keyof typeof developerToolsWords.groups;

const groupOf: Readonly<Record<DeveloperReset, Group>> = {
  'all-data': 'everything',
  onboarding: 'onboarding',
  assessment: 'onboarding',
  'stage-1': 'stages',
  'stage-2': 'stages',
  'stage-3': 'stages',
  'stage-4': 'stages',
  'stage-5': 'stages',
  'stage-6': 'stages',
  't5-completion': 'stages',
  timer: 'timer',
};

const groups: readonly Group[] = ['everything', 'onboarding', 'stages', 'timer'];

/** The resets as the panel shows them: by what they are about. */
export const resetGroups = groups.map((group) => ({
  group,
  title: developerToolsWords.groups[group],
  resets: developerResets.filter((reset) => groupOf[reset] === group),
}));
