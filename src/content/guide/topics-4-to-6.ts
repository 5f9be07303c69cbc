import type { TopicWords } from '#domain/guide/topics.ts';

/** What chapters 4 to 6 are asked about, by the anchors of their sections and challenges. */
export const topics4To6: Readonly<Record<string, TopicWords>> = {
  'the-map-in-the-pocket': {
    asks: 'What is stage 4, tool-free practice, about?',
    words:
      'stage 4 about trains tool free without tools buttons openness practitioner choiceless meaning no buttons without tapping why stop tapping called',
  },
  'how-to-sit-wide-open': {
    asks: 'How do I practise open awareness?',
    words:
      'open awareness wide openness choiceless how sounds skin everything panoramic attention stage 4 instructions widen space wide sit broad awareness of everything hear see feel all expand opening do i do',
  },
  'when-a-tap-is-due': {
    asks: 'When is a tap due in stage 4?',
    words:
      'when tap stage 4 due carried away still tapping which thoughts not tap shore should i still tap how often press carried off lost long',
  },
  'open-or-only-gone': {
    asks: 'Am I open or only spaced out?',
    words:
      'spaced out zoning zone out blank gone trance absent dreamy vague difference open real awareness tell zoned absent minded dazed dissolve nothing remember where was i floaty relaxed gone fake openness',
  },
  'noise-the-dog-and-the-drill': {
    asks: 'What do I do about noise?',
    words:
      'noise noisy loud sound sounds neighbour neighbours dog bark barking drill traffic street construction disturb earplugs ear plugs silence voices music disturbing disturbance quiet place loud music party building site children playing snoring clock ticking background noise flatmates roommates tv',
  },
  'forty-five-minutes': {
    asks: 'How do I get through the middle of 45 minutes?',
    words:
      'forty five minutes 45 long sit longer middle get through time passes length 30 minutes restless boredom endure second half drag dragging weekend shorter half halfway want to quit',
  },
  'nothing-to-report': {
    asks: 'Nothing happens in my sits any more. Is that right?',
    words:
      'nothing happens felt nothing feel nothing empty blank white page plain uneventful boring interesting used to be report anymore any more changes change dull flat sits become feel nothing quiet less',
  },
  'feelings-in-a-wide-room': {
    asks: 'What do I do with fear or sadness in a wide attention?',
    words:
      'feelings emotions moods sad sadness fear scared grief lonely without reason no story wide strong feeling mood low heartache loneliness vague unexplained overwhelm anxious without reason detached flat unreal far away',
  },
  'listening-in-the-kitchen': {
    asks: 'How does open awareness help me to listen?',
    words:
      'listen listening conversation partner wife husband friend talk reply interrupt relationship hear attentive patience talking over answer communication wife interrupt people too much',
  },
  'ready-for-doing-less': {
    asks: 'When does stage 5 open?',
    words:
      'stage 5 open unlock start ready when requirement after break some weeks away stay advance stage 4 finished how many percent not enough time for longer returning',
    opens: 5,
  },
  'challenge-i-miss-the-tapping': {
    asks: 'What if I drift off without tapping?',
    words:
      'miss tapping without buttons taps drift off drifting away tool free difficult need the buttons back lost go back stage 4 hard',
  },
  'challenge-i-never-tap': {
    asks: 'Does a sit count when I hardly ever tap?',
    words:
      'never tap hardly without taps no taps count counts sit zero taps valid recorded average statistics',
  },
  'challenge-wide-feels-like-work': {
    asks: 'What if being wide is exhausting?',
    words:
      'wide open exhausting tiring effort hard work everything at once strenuous tired overwhelming too much strain open attention attending wears me out weary',
  },
  'challenge-older-pain-in-longer-sits': {
    asks: 'My knees and back do not last for longer sits. What helps?',
    words:
      'knees knee back last longer long sit 45 minutes chair alternate standing older body old age hurt joints physical change position 45',
  },

  'after-the-bags-are-down': {
    asks: 'What is stage 5 about?',
    words:
      'stage 5 about trains master clarity effort effortless bags shoulders tension carrying what is trained explain purpose new clarity without effort',
  },
  'too-loose-and-too-tight': {
    asks: 'How do I find the middle between too loose and too tight?',
    words:
      'loose tight effort balance strain straining too much too hard trying pressure relax tense middle fault right effort how much force forcing tired after sitting headache lax lazy grip concentrate too much effort too strong weak',
  },
  'how-to-recognise-subtle-dullness': {
    asks: 'How do I recognise subtle dullness?',
    words:
      'subtle dullness dull recognise tell difference calm peaceful relaxed dim sinking signs know if dull pleasant blur sharp clarity vivid vividness laxity drifting comfortable',
  },
  'what-to-do-about-dullness': {
    asks: 'What helps against dullness?',
    words:
      'dullness dull dim fog foggy brighten remedy against help antidote clear wake up sharpen alert alertness brighter awake heavy mind sinking lift clear up',
  },
  'sending-the-watchman-home': {
    asks: 'How do I stop checking whether I am still aware?',
    words:
      'checking control controlling monitor monitoring watching myself watchman effortless effortlessness let go strain aware still observer inner watcher supervise effortlessly relax attention stop trying vigilance',
  },
  'knowing-from-the-side': {
    asks: 'What is introspective awareness?',
    words:
      'introspective introspection awareness knowing hint meta awareness metacognition knowing what the mind does notice mind drifting peripheral sense early warning intuition self awareness',
  },
  'how-to-sit-for-an-hour': {
    asks: 'How do I sit for an hour?',
    words:
      'hour 60 minutes long sit prepare preparation toilet blanket water cold restless pain whole full hour endurance long sits sixty preparing body bell every quarter get through',
  },
  'after-a-beautiful-sit': {
    asks: 'What about beautiful sits, lights and other odd things?',
    words:
      'beautiful amazing wonderful best sit yesterday repeat again lights visions colours floating hands huge body gone joy bliss strange odd experience sensations plateau grey great fantastic perfect chase chasing recreate blissful phenomena tingling energy weird weightless float glow today bad',
  },
  'the-jaw-at-the-keyboard': {
    asks: 'How do I notice needless effort during the day?',
    words:
      'jaw clench teeth tension tense typing keyboard work office driving steering shoulders effort day muscles relaxed while working computer grip steering wheel clenching stress body everyday',
  },
  'rest-and-the-last-stage': {
    asks: 'When should I rest, and when does stage 6 open?',
    words:
      'rest skip day tired worn out ill sick stage 6 open unlock last stage pause break exhausted burnout advance stage 5 finished overdo too much sitting need a rest day off take a day off',
    opens: 6,
  },
  'challenge-always-dull-after-half-an-hour': {
    asks: 'What if I always go dull after half an hour?',
    words:
      'dull foggy after half an hour 30 minutes always thirty second half stand up sleepy second half thirty minutes tired later',
  },
  'challenge-trying-not-to-try': {
    asks: 'What if trying not to try makes it worse?',
    words:
      'try trying not to try harder effort paradox force relax harder effortless cannot let go paradoxical',
  },
  'challenge-counts-make-me-nervous': {
    asks: 'What if the counts on the buttons make me nervous?',
    words:
      'counts numbers counter figures glancing looking nervous screen buttons peek peeking check the count display distracting stress',
  },
  'challenge-no-time-for-an-hour': {
    asks: 'What if I do not have an hour a day?',
    words:
      'no time hour a day busy long sits week too long job family schedule shorter instead enough time long',
  },

  'the-long-half-and-the-wide-half': {
    asks: 'What is stage 6 about?',
    words:
      'stage 6 about trains illuminator continuity continuous awareness daily life last what is trained explain integration everyday always',
  },
  'resting-on-one-thing': {
    asks: 'How do I rest attention on one thing?',
    words:
      'concentrate concentration focus one object single pointed attention breath nose steady stay samatha fix attention stable stabilise stability nostrils tip of the nose absorbed unify absorption point',
  },
  'half-a-word': {
    asks: 'What do I do with very subtle distractions?',
    words:
      'subtle fine distraction distractions half formed thought beginnings of thoughts fragments tiny small flicker whisper almost thoughts before a thought micro background chatter very quiet',
  },
  'seventy-five-minutes': {
    asks: 'Why are sits of 75 minutes so long?',
    words:
      '75 seventy five minutes why so long length mood moods weather stage 6 hour and a quarter such a long time reason stay that long moods change',
  },
  'from-the-bell-to-the-door': {
    asks: 'What do I do right after the bell?',
    words:
      'after the bell end of the sit finish stand up get up afterwards transition carry over door ending get up slowly lose calm immediately after finishing when the sit is over keep the calm phone after',
  },
  'one-act-a-day': {
    asks: 'How do I bring practice into daily life?',
    words:
      'daily life everyday act activity mindful mindfully dishes washing up cooking shower stairs walking present all day habit during the day routine chores household brushing teeth eating walking driving everyday life off the cushion stay present mindfulness integrate bring into cleaning the house vacuuming',
  },
  'in-the-middle-of-a-quarrel': {
    asks: 'What do I do in the middle of a quarrel?',
    words:
      'quarrel argument argue fight conflict dispute wife husband partner shouting row heated discussion arguing fights heated partner shout shouted yell yelling insult provoke provoked calm during snapping at each other',
  },
  'queues-screens-and-small-hours': {
    asks: 'What helps with the phone, with messages and with sleepless nights?',
    words:
      'phone screen scrolling social media smartphone addicted queue email reply insomnia sleepless cannot sleep night lie awake bed instagram news doomscrolling grab reach checking phone lie awake 3am middle of the night fall asleep answer messages all evening online',
  },
  'when-somebody-asks': {
    asks: 'How do I tell a friend about the practice?',
    words:
      'explain teach tell friend family others somebody asks share recommend show describe talk about it curious partner wants beginner teach someone begin with instruct guide others learn from me mother parents colleagues should i teach',
  },
  'no-seventh-stage': {
    asks: 'How will I know that it works, and what if it goes backwards?',
    words:
      'know works working progress sign signs improvement backwards worse regress lost forgotten pride seventh stage end goal know effective evidence measure setback relapse decline forgotten everything bad phase going backwards worse at it advanced everything i learned is gone',
  },
  'challenge-attention-does-not-stay': {
    asks: 'What if attention does not stay on the breath at all?',
    words:
      'attention slips off breath does not stay cannot focus cannot concentrate object slides wanders off focus impossible keep losing the breath unstable jumps',
  },
  'challenge-i-forget-it-in-daily-life': {
    asks: 'What if I forget all about it during the day?',
    words:
      'forget forgotten remember reminder daily life work during the day mindful autopilot busy whole day gone by remind never think of it',
  },
  'challenge-people-irritate-me-more': {
    asks: 'Why do people irritate me more since I have been practising?',
    words:
      'people irritate annoy annoying irritable more sensitive since practising family colleagues impatient with others short tempered irritability relatives noise sensitive more since i started',
  },
  'challenge-what-comes-after-stage-6': {
    asks: 'Is there anything that comes after stage 6?',
    words:
      'after stage 6 next seventh beyond finished end certificate then finished complete completed all stages next step further',
  },
};
