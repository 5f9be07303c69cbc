/** Words that say nothing of what a question is about. Apostrophes are left out, as in the reading of questions. */
export const emptyWords =
  'a about again all almost also always am an and any anybody anyone anything are arent around as ask at away be because been before being but by ' +
  'can cannot cant came come comes coming could couldnt did didnt do does doesnt doing done dont during each either else even ever every everybody everyone everything ' +
  'exactly explain few for from get gets getting give given go goes going good got had has have havent having he her here hers hey hi him his how however ' +
  'i id if im in into is isnt it its itself ive just keep keeps know let lets like little lot lots made make makes making many matter matters may maybe me mean means meaning might mine ' +
  'more most much must my myself need needs never no nobody none nor not now of off oh ok okay on once one only or other others ought our out over ' +
  'own please properly put quite rather really same say says see seem seems shall she should shouldnt since so some somebody someone something sometimes somehow soon still such ' +
  'supposed sure take takes tell than till thanks thank that thats the their them then there theres these they thing things think this those though through to together too toward towards try ' +
  'under until up upon us use used useful using usually very want wants was wasnt way ways we well went were what whats when whenever where whether which while who whole whom ' +
  'whose why will with within without wont would wouldnt yes yet you your youre yours cause course kind sort part bit actually basically literally';

/** Short words that do say it. */
export const shortWords =
  'sit tap day itch leg hip eye cry sad ill bed dog fog ear jaw dot map t1 t2 t3 t4 t5 3x3 mad flu';

/** What a stage is called beside its number. 'Beginner' is left out: people say it of themselves at any stage. */
export const stageNames: Readonly<Record<string, number>> = {
  seeker: 1,
  trainee: 2,
  practitioner: 4,
  master: 5,
  illuminator: 6,
};

/** Numbers that stand for a length or a grid. */
export const tellingNumbers = '15 30 45 60 75';

/** Words that stand in questions about anything. */
export const weakWords =
  'life time times day days today yesterday tomorrow people person man woman best better new first last next year years week weeks world work place home ' +
  'start begin name word words show find stop stops stopping lose losing change handle deal help recommend become play call leave turn watch drink set fast slow high low hard easy big small third second number ' +
  'look looking explain read write learn';

/** Words for practising as such. The book says 'sit'. */
export const practisingWords =
  'sit sits sitting meditate meditates meditating meditated meditation meditations practice practices practise practises practising practicing practised session sessions exercise';

/** Words that ask what something is. */
export const definingWords =
  'what whats mean means meaning define definition belong belongs count counts difference differnce different explain called';

/** Words that ask for anything at all about something. */
export const askingWords =
  'guidance advice help tips tip about overview introduction info information summary question';

/** Words with which an order begins. */
export const orderWords =
  'play set call remind write translate sing draw calculate turn order book send buy search google print install generate code';

/** Words that ask when something opens. */
export const openingWords =
  'open opens opened unlock unlocks unlocked reach enter access start begin ready into until when next requirement requirements needed';

/** Several words that mean one thing together. */
export const phrases: readonly string[] = [
  'let go',
  'letting go',
  'give up',
  'giving up',
  'what if',
  'if only',
  'should have',
  'shouldnt have',
  'day off',
  'made for this',
  'no time',
  'how long',
  'how often',
  'how many',
  'pins and needles',
  'used to',
  'waste of time',
  'to do',
  'too long',
  'too many',
  'too hard',
  'not for me',
  'isnt for me',
  'looking forward',
  'look forward',
  'over and over',
  'again and again',
  'tool free',
];

/** What the matrix and the poisonous thoughts are called. */
export const matrixWords = 'pahm matrix grid 3x3 poison poisonous toxic positions nine corners';

/** What stages and levels are called. */
export const levelWords = 'stage stages level levels t1 t2 t3 t4 t5';

/** Words of everyday things of which the book speaks by the way: one of them alone does not make a question one for the book. */
export const everydayWords =
  'coffee caffeine tea meal lunch breakfast dinner eat eating food phone smartphone screen kettle traffic light lights dog dogs bark barks barking neighbour neighbours neighbor neighbors ' +
  'street music song songs tune melody doorbell telephone visitor children child kids kid family partner husband wife boss mother father mum mom dad brother sister friend friends colleague colleagues ' +
  'email mail message messages news letter morning evening night nights love loves like enjoy dream dreams dreaming happen happens happened reset count counts counting number numbers office job computer ' +
  'driving steering stairs dishes cooking shower walking walk shop supermarket queue line waiting wait bus platform holiday holidays weekend summer childhood old good bad great water toilet blanket ' +
  'chair sofa bed floor door window kitchen plan plans list lists shopping calendar money exam health doctor sounds sound voices ready build chart graph ' +
  'problem solve explain teach tell show ask asks';

/** Words with which somebody begins to tell of themselves. */
export const tellerWords = 'i im ive id my we our so since sometimes always';
