/** Every address of the app, in the words of the route table (A § 2, B § 2). */
export const paths = {
  landing: '/',
  signIn: '/signin',
  signUp: '/signup',
  questionnaire: '/questionnaire',
  introduction: '/introduction',
  selfAssessment: '/self-assessment',
  selfAssessmentCompletion: '/self-assessment-completion',
  home: '/home',
  stage1: '/stage1',
  stage2: '/stage2',
  stage3: '/stage3',
  stage4: '/stage4',
  stage5: '/stage5',
  stage6: '/stage6',
  stillnessTimer: '/seeker-practice-timer',
  stillnessComplete: '/seeker-practice-complete',
  immediateReflection: '/immediate-reflection',
  learn: '/learn',
  pahm: '/learning/pahm',
  sessions: '/sessions',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** Who may open an address: anyone, only somebody signed out, or only somebody signed in (A § 2). */
export const access = {
  '/': 'public',
  '/signin': 'signed out',
  '/signup': 'signed out',
  '/questionnaire': 'signed in',
  '/introduction': 'signed in',
  '/self-assessment': 'signed in',
  '/self-assessment-completion': 'signed in',
  '/home': 'signed in',
  '/stage1': 'signed in',
  '/stage2': 'signed in',
  '/stage3': 'signed in',
  '/stage4': 'signed in',
  '/stage5': 'signed in',
  '/stage6': 'signed in',
  '/seeker-practice-timer': 'signed in',
  '/seeker-practice-complete': 'signed in',
  '/immediate-reflection': 'signed in',
  '/learn': 'signed in',
  '/learning/pahm': 'signed in',
  '/sessions': 'signed in',
} as const satisfies Record<Path, 'public' | 'signed out' | 'signed in'>;
