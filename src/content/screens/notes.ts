import type { EmotionalNote } from '#domain/notes/note.ts';

/** The words of Daily Notes around its two tabs (A § 2). */
export const notesWords = {
  title: 'Daily Notes',
  lead: 'A few lines on how it is going. What you write stays on this device.',
  /** What the row of tabs is called. */
  parts: 'Write or read',
  tabs: {
    create: 'Create Note',
    history: 'History',
    historyCount: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  },
} as const;

/** The form in which a note is written or edited (A § 2, § 4, § 5). */
export const noteFormWords = {
  emotion: 'How do you feel?',
  energy: 'Energy',
  energyLow: 'Worn out',
  energyHigh: 'Full of energy',
  energyValue: (level: number) => `${level} of 10`,
  text: 'What is on your mind?',
  textExample:
    'Quiet on the train this morning. I noticed only after two stops that I was not planning anything.',
  tags: 'Tags',
  tagsHelp: 'Optional. Separate them with commas.',
  tagsExample: 'work, morning',
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tagsLeft: (count: number) => (count === 1 ? 'Room for 1 more tag' : `Room for ${count} more tags`),
  tooManyTags: 'A note has at most 20 tags. Remove some to save it.',
  tagTooLong: 'A tag has at most 50 characters. Shorten it, or put a comma in between, to save the note.',
  tooLong: 'A note has at most 10,000 characters. Shorten it to save it.',
  save: 'Save Note',
  saving: 'Saving...',
  saved: 'The note was saved.',
  editTitle: 'Edit note',
  saveChanges: 'Save changes',
  cancel: 'Cancel',
  changed: 'The note was changed.',
  backToHistory: 'Back to your notes',
} as const;

/** The list of notes (A § 2). */
export const noteHistoryWords = {
  loading: 'Loading your notes...',
  empty: 'No notes yet',
  emptyHelp: 'What you write under Create Note appears here. After a sit a short note is added by itself.',
  today: 'Today',
  yesterday: 'Yesterday',
  note: (emotion: string, day: string) => `${emotion}, ${day}`,
  energy: (level: number) => `Energy ${level} of 10`,
  byPractice: 'Added after a sit',
  gratitude: 'Grateful for',
  tags: 'Tags',
  edited: 'edited',
  showAll: 'Show the whole note',
  showLess: 'Show less',
  retry: 'Try again',
  editNote: (note: string) => `Edit ${note}`,
  deleteNote: (note: string) => `Delete ${note}`,
} as const;

/** Search and filters above the list. */
export const noteSearchWords = {
  title: 'Search and filters',
  search: 'Search your notes',
  clearSearch: 'Clear the search',
  emotion: 'Emotion',
  tag: 'Tag',
  all: 'All',
  source: 'Written by',
  sources: { person: 'Me', practice: 'Practice' } satisfies Record<EmotionalNote['source'], string>,
  found: (count: number, all: number) => `${count} of ${all} notes`,
  none: 'No note matches',
  noneHelp: 'Try fewer words, or show all notes again.',
  showAll: 'Show all notes',
} as const;

/** The question before a note is deleted (A § 5). */
export const deleteNoteWords = {
  text: 'Are you sure you want to delete this note?',
  delete: 'Delete',
  keep: 'Keep it',
  deleted: 'The note was deleted.',
  undo: 'Undo',
  restored: 'The note is back.',
} as const;
