import type { ConceptId } from '#domain/guide/book.ts';
import type { TopicWords } from '#domain/guide/topics.ts';

/** What the positions and the poisonous thoughts are asked about. */
export const conceptTopics: Readonly<Record<ConceptId, TopicWords>> = {
  'past-attachment': {
    asks: 'What is nostalgia?',
    words:
      'nostalgia nostalgic past attachment good times memories memory old days miss longing position meaning button grid matrix childhood holiday childhood holidays ex relationship sweet past yearning used to be better songs photographs',
  },
  'present-attachment': {
    asks: 'What does LIKES mean?',
    words:
      'likes like liking enjoy enjoying enjoyment pleasure pleasant present attachment position meaning button grid matrix difference good want it to last hold on cling clinging comfort tasty coffee sun nice feeling good sit',
  },
  'future-attachment': {
    asks: 'What is anticipation?',
    words:
      'anticipation anticipate looking forward excited expectation hope wish desire daydream fantasy future attachment position meaning button grid matrix weekend dreams dreaming ahead goal goals wishing want impatiently waiting for reward success imagine plan vacation cannot wait being famous',
  },
  'past-neutral': {
    asks: 'What belongs to PAST?',
    words:
      'past neutral memory memories remember remembering yesterday position meaning button grid matrix plain different what happened earlier facts breakfast recall names ordinary button for memories',
  },
  'present-neutral': {
    asks: 'What counts as PRESENT?',
    words:
      'present neutral being present here and now moment no thoughts special position meaning button grid matrix counts middle breath sensation hearing sound here moment awareness without thoughts thinking empty mind ordinary normal',
  },
  'future-neutral': {
    asks: 'What belongs to FUTURE?',
    words:
      'future neutral plan plans planning list lists to do shopping errands organise calendar position meaning button grid matrix errands schedule appointments tomorrow organise tasks work planning useful shopping',
  },
  'past-aversion': {
    asks: 'What is regret?',
    words:
      'regret guilt guilty shame grudge past aversion remorse blame if only position meaning button grid matrix old hurt injury injustice embarrassed mistake grudges hate past bitter bitterness what i did should have shouldnt have',
  },
  'present-aversion': {
    asks: 'What belongs to DISLIKES?',
    words:
      'dislikes dislike disliking unpleasant impatient impatience irritation disgust annoyed pushing present aversion position meaning button grid matrix pain noise cold heat bored angry annoying hate it resist resistance rejection do not want examples',
  },
  'future-aversion': {
    asks: 'What is worry?',
    words:
      'worry worrying what if anxious anxiety fear future aversion position meaning button grid matrix wrong dread fears afraid of catastrophe bad outcome anxious thoughts wrong normal stop',
  },
  'poisonous-thoughts': {
    asks: 'How do I handle poisonous thoughts?',
    words:
      'poisonous poison toxic thoughts four corners get rid of handle deal likes dislikes too negative bad which are negative thoughts thinking bad get rid stop forbidden evil dangerous fight',
  },
};
