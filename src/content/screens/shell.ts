/** The names of the navigation tabs, by address (A § 2). */
export const tabNames = {
  '/home': 'Home',
  '/mind-recovery': 'Mind Recovery',
  '/notes': 'Daily Notes',
  '/analytics': 'My Analytics',
  '/learn': 'Learn',
  '/chatwithguru': 'Wisdom Guide',
  '/profile': 'My Details',
} as const;

/** What each screen is called in the window's title and in the browser's history, by address. */
export const screenNames: Readonly<Record<string, string>> = {
  '/signin': 'Sign In',
  '/signup': 'Sign Up',
  '/questionnaire': 'Questionnaire',
  '/introduction': 'Introduction',
  '/self-assessment': 'Self-assessment',
  '/self-assessment-completion': 'Self-assessment complete',
  '/home': tabNames['/home'],
  '/learn': tabNames['/learn'],
  '/stage1': 'Stage 1',
  '/stage2': 'Stage 2',
  '/stage3': 'Stage 3',
  '/stage4': 'Stage 4',
  '/stage5': 'Stage 5',
  '/stage6': 'Stage 6',
  '/seeker-practice-timer': 'Stillness timer',
  '/seeker-practice-complete': 'Reflection',
  '/immediate-reflection': 'Reflection',
  '/learning/pahm': 'What is PAHM?',
  '/sessions': 'Your sits',
};

/** The words of the shell around every screen (A § 2, § 8). */
export const shellWords = {
  name: 'NINEFOLD',
  documentTitle: (screen: string) => `${screen} · Ninefold`,
  skipToContent: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  profileMenu: 'Profile menu',
  noInitial: 'D',
  logout: 'Logout',
  loading: 'Loading...',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Like the device' },
  offlineHelp: 'You can go on. Everything is saved on this device.',
  offlinePreparing: 'Getting ready to work without a network',
  offlineReady: 'Ready to work without a network',
  offlineUnsupported: 'This browser cannot work without a network',
  updateReady: 'A new version is ready',
  updateNow: 'Reload',
  ok: 'OK',
  download: 'Download',
  close: 'Close',
  cancel: 'Cancel',
  error: {
    title: 'Something went wrong here',
    text: 'The fault is ours, not yours. What was saved is safe on this device. Reload the page to go on.',
    reload: 'Reload',
  },
} as const;
