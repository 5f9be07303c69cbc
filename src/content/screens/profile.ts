/** The words of My Details, section by section (A § 2). Preferences, own data and sign-in have files of their own. */
export const profileWords = {
  title: 'My Details',
  lead: 'What Ninefold knows about you, what you have set, and what you can take with you or delete.',
  basic: {
    title: 'Basic Information',
    name: 'Name',
    email: 'Email',
    changeName: 'Change name',
    saveName: 'Save name',
    saving: 'Saving...',
    cancel: 'Cancel',
    nameSaved: 'Your name was changed.',
  },
  practice: {
    title: 'Practice Preferences',
    experienceLevel: 'Experience',
    goals: 'Goals',
    practiceTime: 'Practice time',
    frequency: 'How often',
    optimalPracticeTime: 'Best time of day',
    favoriteStages: 'Favourite stages',
    stage: (stage: number) => `Stage ${stage}`,
  },
  questionnaire: {
    title: 'Questionnaire Details',
    empty: 'No questionnaire data available',
    change: 'Change your answers',
  },
  selfAssessment: {
    title: 'Self-Assessment Details',
    empty: 'No self-assessment data available',
    change: 'Change your entries',
  },
  account: {
    title: 'Account Status',
    type: 'Account type',
    standardUser: 'Standard User',
    memberSince: 'Member Since',
  },
  logout: 'Logout',
  backToHome: 'Back to Home',
  noUser: 'No user data available. Please sign in.',
  signIn: 'Sign In',
} as const;

/** Values that the profile stores as a word of its own, as a person reads them (A § 3, § 4); any other is shown as it is. */
export const profileValueWords: Readonly<Record<string, string>> = {
  beginner: 'Beginner',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
