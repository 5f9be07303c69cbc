/** The words of the Wisdom Guide's screen around what it answers (B § 2). */
export const guideScreenWords = {
  eyebrow: 'Wisdom Guide',
  title: 'Ask the book',
  facts: 'What the guide goes by',
  stage: (stage: number) => `Stage ${stage}`,
  hours: (hours: number) => (hours === 1 ? '1 hour of practice' : `${hours} hours of practice`),
  mood: (energy: number) => `Mood ${energy} of 10`,
  moodFrom: (notes: number) =>
    notes === 1
      ? 'from one note of the last seven days'
      : `the mean of ${notes} notes of the last seven days`,

  /** Shows for three seconds, half a second after the screen has opened (B § 4). */
  welcome: 'Welcome.',
  welcomeName: (name: string) => `Welcome, ${name}.`,
  welcomeBack: 'Welcome back.',
  welcomeBackName: (name: string) => `Welcome back, ${name}.`,

  log: 'Conversation',
  empty: {
    title: 'Ask in your own words',
    text: 'The guide looks your question up in the book and quotes it word for word, with the place. What the book does not say, it does not say either.',
    kept: 'The conversation stays on this device.',
  },
  you: 'You',
  guide: 'Wisdom Guide',
  /** Who speaks, and when. */
  spokenAt: (speaker: string, moment: string) => `${speaker}, ${moment}`,
  thinking: 'Looking it up in the book',
  showEarlier: (count: number) =>
    count === 1 ? 'Show the question before' : `Show earlier questions (${count})`,

  skipToQuestion: 'Skip to your question',
  suggestions: 'Suggestions',
  question: 'Your question',
  placeholder: 'Ask about your practice',
  placeholderLoading: 'The book is being opened',
  send: 'Send',
  keys: 'Enter sends, Shift and Enter begin a new line.',
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooLong: 'A question has at most 10,000 characters. Shorten it to send it.',
  notKept:
    'The device could not keep all of this conversation. What it did not keep is here until you leave this page.',
  askAgain: 'Ask again',
  reload: 'Reload',

  helpful: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    notKept: 'This could not be kept on this device.',
  },
  begin: (sit: string) => `Begin ${sit}`,
  readIn: (source: string, heading: string) => `${source}, “${heading}”`,

  distress: 'In distress?',
  helpLines: 'Help lines',
  closeHelp: 'Close the help lines',
  call: (name: string, number: string) => `Call ${name}, ${number}`,

  clear: {
    button: 'Clear history',
    title: 'Clear the history?',
    text: (count: number) =>
      count === 1
        ? 'Your question and its answer are deleted from this device. This cannot be undone.'
        : `All ${count} questions and their answers are deleted from this device. This cannot be undone.`,
    keep: 'Keep it',
    confirm: 'Clear',
    done: 'The history was cleared.',
    failed: 'The history could not be cleared. Nothing was deleted.',
  },
} as const;
