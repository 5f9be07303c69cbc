import type { TopicWords } from '#domain/guide/topics.ts';

/** What chapters 1 to 3 are asked about, by the anchors of their sections and challenges. */
export const topics1To3: Readonly<Record<string, TopicWords>> = {
  'why-the-body-comes-first': {
    asks: 'Why does the body come first?',
    words:
      'point purpose reason stillness body first not moving motionless impulse urge gap stage 1 seeker about start path fidgeting react reaction automatic habit why stay stillness sense meaning physical patience whats the use of keeping still',
  },
  'which-posture-to-take': {
    asks: 'Which posture should I take?',
    words:
      'posture position seat chair cushion floor kneel seiza burmese lotus cross legged lying lie down standing stand bench best beginner sofa bed armchair stool comfortable how to sit flexible hips legs crossed correct upright straight back ground better does it count to lie on my bed',
  },
  'a-time-and-a-place': {
    asks: 'When, where and how often should I sit?',
    words:
      'time of day place room schedule routine habit daily every day often frequency regular morning evening quiet silence music meal eat food coffee caffeine no time busy two short sits when where alarm breakfast lunch after work before bed alone corner room family podcast background minutes length long before after drink twice a day',
  },
  'from-sitting-down-to-the-bell': {
    asks: 'How do I begin a sit, and what do I do until the bell?',
    words:
      'watch follow the breath begin start first sit how to meditate instructions basics beginner tips eyes open closed gaze look hands arms breath breathing cough swallow sneeze moved by accident tension shoulder settle setup what do i do glasses blanket focus on throat twitch moved breathe nose mouth during what if i moved where should i look where to look shoulders creep up',
  },
  'the-life-of-an-itch': {
    asks: 'What do I do about an itch?',
    words:
      'itch scratch tickle prickle nose face cheek urge impulse demand swallow cough wish unbearable fly mosquito resist resisting pass passes away stronger last',
  },
  'aches-pains-and-sleeping-legs': {
    asks: 'What do I do when something hurts or a leg goes to sleep?',
    words:
      'pain hurt ache sore sharp stab burning knee hip numb numbness pins needles tingle leg foot dead asleep circulation dangerous warning move joint stabbing uncomfortable cramp cramps pressure thigh shoulders injury harm safe tense jaw belly',
  },
  'when-sleep-comes': {
    asks: 'What do I do when I get sleepy?',
    words:
      'sleepy sleepiness tired drowsy doze nod off falling asleep fell asleep yawn awake exhausted energy head nods chin dream dreamy images wake nap lunch tiredness keep awake stay awake head drops to the chest eyelids get heavy',
  },
  'restlessness-boredom-and-doubt': {
    asks: 'What helps with restlessness, boredom or doubt?',
    words:
      'restless fidget nervous agitated jumpy bored boring dull doubt doubting pointless useless waste of time not for me not my type quit give up hate does it work worth energy twitchy unbearable monotony sense stand it others can do it suited made for me too stupid talent fail failing dislike others manage everyone else manages made for this',
  },
  'stillness-when-it-works': {
    asks: 'How does stillness feel when it works?',
    words:
      'feel works result benefit bliss plain daily life red light traffic kettle phone buzz everyday effect result normal special nothing outside off the cushion success right',
  },
  'ready-stuck-or-away': {
    asks: 'When am I ready for stage 2, and what if I was away or ill?',
    words:
      'stage 2 open unlock next level levels t1 t2 t3 t4 t5 plateau stuck no progress missed week break away pause months return come back restart again ill sick fever cold flu injury injured advance pass graduate missed days skipped stopped practising out of practice improve improvement frustrating frustrated weeks no change virus headache holiday gap longer break took a year off have the flu',
    opens: 2,
  },
  'challenge-i-cannot-keep-still': {
    asks: 'What if I cannot keep still for ten minutes?',
    words:
      'cannot keep still move fidget too long ten minutes shorter five minutes minimum squirm squirming wriggle',
  },
  'challenge-i-keep-looking-at-the-clock': {
    asks: 'What helps when I keep wondering how much time is left?',
    words: 'clock watch timer minutes left checking time remaining when will it end over how much longer',
  },
  'challenge-i-was-interrupted': {
    asks: 'What if I am interrupted in the middle of a sit?',
    words:
      'interrupted interrupt interruption doorbell telephone rang visitor children kids family partner came in disturbed pause resume',
  },
  'challenge-my-mind-is-racing': {
    asks: 'My body is quiet but my mind is racing. Is that wrong?',
    words: 'racing mind busy head noisy thoughts shut up silence mind monkey cannot stop thinking quiet',
  },
  'challenge-my-back-hurts': {
    asks: 'What if my back hurts every time?',
    words: 'back backache lower back spine lumbar hurts slouch height of seat support backrest',
  },

  'the-moment-of-finding-out': {
    asks: 'What do I do when my mind wanders?',
    words:
      'wander wandering distracted drift noticing notice lost in thought absent annoyed scold blame beat myself up criticise self critical failure success stage 2 about trainee coming back return self criticism guilty angry at myself unfocused lose focus concentration attention lapses normal realise realised absent minded',
  },
  'two-questions-nine-answers': {
    asks: 'What is the PAHM matrix?',
    words:
      'pahm matrix grid table 3x3 nine squares positions places categories columns rows time pull attachment aversion neutral explain work meaning overview soup chart system method nine buttons nine positions called names learn remember boxes fields',
  },
  'what-neutral-means': {
    asks: 'What does neutral mean?',
    words:
      'neutral neutrality indifferent numb no pull test middle row cold detached feeling sadness met neutrally emotionless indifference unfeeling feeling nothing boring thoughts without emotion',
  },
  'which-button-for-this': {
    asks: 'Which button is right for a tune, a noise, hunger or a fantasy?',
    words:
      'which button tap where put song tune music head earworm noise hungry hunger conversation dialogue imaginary fantasy fantasies sex thoughts about the sit classify category belongs hear hearing pain replaying inner conversation doing well two buttons ambiguous erotic lottery judging myself melody humming pride label a feeling',
  },
  'a-tap-and-the-way-back': {
    asks: 'What do I do before and after a tap?',
    words:
      'tap tapping press after return come back breath wrong button mistake undo present when to tap control the breath closed eyes anchor come back afterwards breathing changes watching correct next then way back eyes shut',
  },
  'many-taps-few-taps-none': {
    asks: 'Is it all right to tap a lot, or hardly at all?',
    words:
      'many taps lot of taps number count high few none no taps too many thoughts fast swarm flood felt nothing how often normal hundred rarely blank normal per minute forgot too often amount enough keep up more thoughts than taps',
  },
  'when-tapping-gets-in-the-way': {
    asks: 'What if tapping gets in the way?',
    words:
      'tapping distracts disturbs annoying nuisance interrupts hunting waiting for thoughts cheat cheating honest deliberate buttons in the way sleepy taps overthinking looking for thoughts fake lie lying honest drum disturbed screen break concentration',
  },
  'daydreams-and-good-ideas': {
    asks: 'What do I do with daydreams and good ideas?',
    words:
      'daydream daydreaming good idea ideas creative inspiration brilliant insight write down note pencil paper forget bad creativity creative great thought remember later lose genius solution occurs',
  },
  'how-long-until-stage-3': {
    asks: 'How long does it take until stage 3 opens?',
    words:
      'stage 3 open unlock how long many sits weeks hours percent requirement share falls goes down worse plateau stage 2 take advance progress full sits average needed slow improving get unlocked worse weeks percentage needed for the next stage',
    opens: 3,
  },
  'nine-places-in-the-queue': {
    asks: 'How do I use the nine places while waiting in a queue?',
    words:
      'queue line waiting supermarket shop daily life everyday outside bus stop looking at thoughts makes them worse press harder bakery baker off the cushion waiting room train platform',
  },
  'challenge-i-cannot-decide-which-button': {
    asks: 'What if I cannot decide which button is right?',
    words:
      'cannot decide unsure uncertain undecided right button choose choosing correct confused confusing two buttons difficult hesitate',
  },
  'challenge-my-percentage-is-low': {
    asks: 'What does a low share of present say about me?',
    words:
      'percentage percent low share present bad score figure result poor only 20 30 40 fail failing figures results bad at this terrible discouraged disappointed number',
  },
  'challenge-naming-goes-on-by-itself': {
    asks: 'What if I name everything, all day long?',
    words:
      'naming labelling label name everything all day compulsive cannot stop obsessed constantly obsessive switch off automatically outside the sit',
  },
  'challenge-ended-early': {
    asks: 'Does a sit count when I ended it early?',
    words:
      'ended early stopped before end finished aborted incomplete quit count counts short sit partial timer gave up cut short break off full sit before the timer early finish leave',
  },

  'one-dot-a-hundred-dots': {
    asks: 'What is dot tracking?',
    words:
      'dot dots tracking stage 3 about trains recurring returning regulars familiar thought pattern beginner recurring thoughts patterns what do i do in stage 3 guests mark marks marking',
  },
  'why-four-are-called-poison': {
    asks: 'Why are four of the nine called poison?',
    words:
      'poison poisonous toxic four corners why called repeat repeating hunger likes dislikes not poisonous difference poisonous dangerous bad thoughts corner corners colour mood name word',
  },
  'the-sweet-pair': {
    asks: 'What is wrong with nostalgia and anticipation?',
    words:
      'nostalgia anticipation sweet pleasant poisonous looking forward holiday daydream harmful memories good old times longing pleasant thoughts sweet memories fantasies beautiful lovely',
  },
  'regret-and-its-trial': {
    asks: 'How do I let go of regret?',
    words:
      'regret guilt guilty shame mistake remorse let go forgive apology apologise replay scene argument past wrong sorry if only mistakes made forgive myself should have embarrassing memory cringe old argument years ago cannot forget court bad conscience should have shouldnt have said done differently',
  },
  'how-to-handle-worry': {
    asks: 'How do I handle worry?',
    words:
      'worry anxious anxiety fear nervous afraid stop worrying tomorrow exam night what if overthinking rumination brooding decision catastrophising future fears health money job worries calm down control racing heart unease insecure uncertainty dread',
  },
  'where-anger-sits': {
    asks: 'Where does anger belong, and what do I do with it?',
    words:
      'anger angry furious rage mad hate resentment grudge irritated boss button heat forgive revenge temper boiling aggression aggressive annoyed at somebody unfair injustice conflict hot resentment ex snapping at colleagues',
  },
  'a-sentence-earlier': {
    asks: 'What if the same thought comes back again and again?',
    words:
      'same thought again and again returns repeats tenth time keeps coming prevent stop thoughts earlier catch plateau does not work boring progress recurring loop broken record stuck on one thought obsessive sooner nothing works how it started trigger',
  },
  'if-you-cry': {
    asks: 'What if I cry in a sit?',
    words:
      'cry crying tears weep wept sob emotional when to stop burst into tears emotions come up overwhelmed release sobbing',
  },
  'reading-your-picture': {
    asks: 'How do I read the picture of my dots, and when does stage 4 open?',
    words:
      'picture pattern chart dots read interpret crowded root stage 4 open unlock ready when graph results clusters evening dense interpret history analyse analysis statistics look at afterwards advance stage 3 finished percentage needed for the next stage',
    opens: 4,
  },
  'an-e-mail-at-seven': {
    asks: 'What do I do with an unpleasant e-mail in the morning?',
    words:
      'email mail message unpleasant nasty morning bad news work upset ruined gate miniature reading messages before breakfast stressful news letter office',
  },
  'challenge-marking-feeds-the-worry': {
    asks: 'What if marking a worry feeds it?',
    words:
      'marking naming tapping feeds makes worse stronger bigger worry attention to it grows intensifies increase',
  },
  'challenge-the-problem-is-real': {
    asks: 'What if my problem is real and not only a thought?',
    words:
      'real problem problems serious solve solution actual trouble justified really true issue legitimate practical worry has reason fix',
  },
  'challenge-i-enjoy-my-daydreams': {
    asks: 'Do I have to give up my daydreams?',
    words: 'enjoy love like daydreams give up keep fantasy stop like them fun pleasant',
  },
  'challenge-one-corner-only': {
    asks: 'What if nearly all my dots are in one corner?',
    words:
      'one corner only always same position mostly nearly all taps dots everything worry nostalgia regret anticipation every tap all my taps only worry dominant biggest most',
  },
};
