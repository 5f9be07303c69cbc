import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { analyticsSearch } from '#features/analytics/analytics-search.ts';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { notesSearch } from '#features/notes/notes-search.ts';
import { sessionsSearch, sitSearch } from '#features/sessions/sessions-search.ts';
import { ErrorScreen } from './error-screen.tsx';
import { assessmentFirst, onboardingFirst, onlySignedIn, onlySignedOut, stageReached } from './guards.ts';
import { paths } from './paths.ts';
import type { Services } from './services.ts';

/** The landing screen stands on nothing, so the services are loaded by the first screen that needs them. */
export interface RootContext {
  loadServices: () => Promise<Services>;
}

const root = createRootRouteWithContext<RootContext>()({
  component: Outlet,
  errorComponent: ErrorScreen,
});

const landing = createRoute({
  getParentRoute: () => root,
  path: paths.landing,
  component: LandingScreen,
});

/** Signing in and all that leads there, for whoever has the link of a mail also while signed in. */
const account = createRoute({
  getParentRoute: () => root,
  id: 'account',
  beforeLoad: async ({ context }) => ({ services: await context.loadServices() }),
  component: lazyRouteComponent(() => import('./account-frame.tsx'), 'AccountFrame'),
});

/** Where to go after signing in: only an address of this app is taken. And why a return from a provider failed. */
function signInSearch({ redirect: wanted, problem }: Record<string, unknown>): {
  redirect?: string;
  problem?: string;
} {
  return {
    ...(typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? { redirect: wanted } : {}),
    ...(typeof problem === 'string' ? { problem } : {}),
  };
}

const signIn = createRoute({
  getParentRoute: () => account,
  path: paths.signIn,
  validateSearch: signInSearch,
  beforeLoad: ({ context, location, search }) => {
    // A return from a provider ends here, also one that shows anew who a signed-in person is.
    if (!location.hash.startsWith('entry=')) onlySignedOut(context.services, search.problem);
  },
  component: lazyRouteComponent(() => import('#features/account/sign-in-screen.tsx'), 'SignInScreen'),
});

const signUp = createRoute({
  getParentRoute: () => account,
  path: paths.signUp,
  beforeLoad: ({ context }) => onlySignedOut(context.services),
  component: lazyRouteComponent(() => import('#features/account/sign-up-screen.tsx'), 'SignUpScreen'),
});

const forgotPassword = createRoute({
  getParentRoute: () => account,
  path: paths.forgotPassword,
  component: lazyRouteComponent(
    () => import('#features/account/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => account,
  path: paths.resetPassword,
  component: lazyRouteComponent(
    () => import('#features/account/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
});

const verifyEmail = createRoute({
  getParentRoute: () => account,
  path: paths.verifyEmail,
  component: lazyRouteComponent(
    () => import('#features/account/verify-email-screen.tsx'),
    'VerifyEmailScreen',
  ),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const services = await context.loadServices();
    return { services, data: await onlySignedIn(services, location.href) };
  },
  component: lazyRouteComponent(() => import('./signed-in-frame.tsx'), 'SignedInFrame'),
});

const anyOther = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});

/** Screens with the tabs around them. */
const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
});

const home = createRoute({
  getParentRoute: () => shell,
  path: paths.home,
  beforeLoad: ({ context }) => onboardingFirst(context.data),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

const learn = createRoute({
  getParentRoute: () => shell,
  path: paths.learn,
  component: lazyRouteComponent(() => import('#features/learn/learn-screen.tsx'), 'LearnScreen'),
});

const pahm = createRoute({
  getParentRoute: () => shell,
  path: paths.pahm,
  component: lazyRouteComponent(() => import('#features/learn/pahm-screen.tsx'), 'PahmScreen'),
});

const book = createRoute({
  getParentRoute: () => shell,
  path: paths.book,
  // The router reads what looks like a number as one.
  validateSearch: ({ search }: Record<string, unknown>): { search?: string } =>
    typeof search === 'string' || typeof search === 'number' ? { search: String(search) } : {},
  component: lazyRouteComponent(() => import('#features/learn/book-screen.tsx'), 'BookScreen'),
});

const bookPage = createRoute({
  getParentRoute: () => shell,
  path: paths.bookPage,
  component: lazyRouteComponent(() => import('#features/learn/book-page-screen.tsx'), 'BookPageScreen'),
});

const postureGuide = createRoute({
  getParentRoute: () => shell,
  path: paths.postureGuide,
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } =>
    typeof tab === 'string' ? { tab } : {},
  component: lazyRouteComponent(
    () => import('#features/learn/posture-guide-screen.tsx'),
    'PostureGuideScreen',
  ),
});

/** The list of sits and the page of one. */
const sits = createRoute({
  getParentRoute: () => shell,
  id: 'sits',
  component: lazyRouteComponent(() => import('#features/sessions/sits-frame.tsx'), 'SitsFrame'),
});

const sessions = createRoute({
  getParentRoute: () => sits,
  path: paths.sessions,
  validateSearch: sessionsSearch,
  component: lazyRouteComponent(() => import('#features/sessions/sessions-screen.tsx'), 'SessionsScreen'),
});

const sit = createRoute({
  getParentRoute: () => sits,
  path: paths.sit,
  validateSearch: sitSearch,
  component: lazyRouteComponent(() => import('./sit-page.tsx'), 'SitPage'),
});

const notes = createRoute({
  getParentRoute: () => shell,
  path: paths.notes,
  validateSearch: notesSearch,
  component: lazyRouteComponent(() => import('#features/notes/notes-screen.tsx'), 'NotesScreen'),
});

const guide = createRoute({
  getParentRoute: () => shell,
  path: paths.guide,
  component: lazyRouteComponent(() => import('#features/guide/guide-screen.tsx'), 'GuideScreen'),
});

/** What came of linking Google or Apple; the screen decides what it says. */
function linkReturnSearch({ linked, problem }: Record<string, unknown>): {
  linked?: string;
  problem?: string;
} {
  return {
    ...(typeof linked === 'string' ? { linked } : {}),
    ...(typeof problem === 'string' ? { problem } : {}),
  };
}

const profile = createRoute({
  getParentRoute: () => shell,
  path: paths.profile,
  validateSearch: linkReturnSearch,
  component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
});

/** How long what was read ahead of a screen may be shown first. */
const readAheadMillis = 3000;

const analytics = createRoute({
  getParentRoute: () => shell,
  path: paths.analytics,
  validateSearch: analyticsSearch,
  loader: async ({ context, location }) => {
    const { readAhead } = await import('#features/analytics/read-ahead.ts');
    return readAhead(context.data, context.services.platform.clock, analyticsSearch(location.search));
  },
  // Once it stands, the screen follows what it shows by itself; what was read ahead of one visit is not for the next. Where a
  // hand has come to the link it is read already, and is right until it presses.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  preloadStaleTime: readAheadMillis,
  preloadGcTime: readAheadMillis,
  component: lazyRouteComponent(() => import('#features/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
});

const analyticsReport = createRoute({
  getParentRoute: () => shell,
  path: paths.analyticsReport,
  validateSearch: analyticsSearch,
  component: lazyRouteComponent(() => import('#features/analytics/report-page.tsx'), 'ReportPage'),
});

const recovery = createRoute({
  getParentRoute: () => shell,
  path: paths.recovery,
  component: lazyRouteComponent(
    () => import('#features/practice/recovery-hub-screen.tsx'),
    'RecoveryHubScreen',
  ),
});

/** Screens that lead step by step, with the name and the person's menu above them and no tabs. */
const guided = createRoute({
  getParentRoute: () => signedIn,
  id: 'guided',
  component: lazyRouteComponent(() => import('./guided-frame.tsx'), 'GuidedFrame'),
});

const questionnaire = createRoute({
  getParentRoute: () => guided,
  path: paths.questionnaire,
  component: lazyRouteComponent(
    () => import('#features/onboarding/questionnaire-screen.tsx'),
    'QuestionnaireScreen',
  ),
});

const introduction = createRoute({
  getParentRoute: () => guided,
  path: paths.introduction,
  component: lazyRouteComponent(
    () => import('#features/onboarding/introduction-screen.tsx'),
    'IntroductionScreen',
  ),
});

const selfAssessment = createRoute({
  getParentRoute: () => guided,
  path: paths.selfAssessment,
  component: lazyRouteComponent(
    () => import('#features/onboarding/self-assessment-screen.tsx'),
    'SelfAssessmentScreen',
  ),
});

const selfAssessmentCompletion = createRoute({
  getParentRoute: () => guided,
  path: paths.selfAssessmentCompletion,
  component: lazyRouteComponent(
    () => import('#features/onboarding/self-assessment-completion-screen.tsx'),
    'SelfAssessmentCompletionScreen',
  ),
});

/** Searches of a stage: a step, and a level of stage 1, as text; the screens decide what they mean. */
function stageSearch(search: Record<string, unknown>): {
  step?: string;
  level?: string;
  returnToStage?: string;
  fromStage?: string;
} {
  const texts = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const known = ['step', 'level', 'returnToStage', 'fromStage'];
  return Object.fromEntries(
    texts.filter(([key]) => known.includes(key)).map(([key, value]) => [key, String(value).toLowerCase()]),
  );
}

const stage1 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage1,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => assessmentFirst(context.data),
  component: lazyRouteComponent(() => import('#features/practice/stage1-screen.tsx'), 'Stage1Screen'),
});

const stage2 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage2,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => stageReached(context.data, 2),
  component: lazyRouteComponent(() => import('./stage-pages.tsx'), 'Stage2Page'),
});

const stage3 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage3,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => stageReached(context.data, 3),
  component: lazyRouteComponent(() => import('./stage-pages.tsx'), 'Stage3Page'),
});

const stage4 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage4,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => stageReached(context.data, 4),
  component: lazyRouteComponent(() => import('./stage-pages.tsx'), 'Stage4Page'),
});

const stage5 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage5,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => stageReached(context.data, 5),
  component: lazyRouteComponent(() => import('./stage-pages.tsx'), 'Stage5Page'),
});

const stage6 = createRoute({
  getParentRoute: () => guided,
  path: paths.stage6,
  validateSearch: stageSearch,
  beforeLoad: ({ context }) => stageReached(context.data, 6),
  component: lazyRouteComponent(() => import('./stage-pages.tsx'), 'Stage6Page'),
});

/** Not guarded by the self-assessment: Mind Recovery is open to everybody (A § 2). */
const recoveryPractice = createRoute({
  getParentRoute: () => guided,
  path: paths.recoveryPractice,
  validateSearch: ({ step }: Record<string, unknown>): { step?: string } =>
    typeof step === 'string' ? { step } : {},
  component: lazyRouteComponent(() => import('#features/practice/recovery-screen.tsx'), 'RecoveryScreen'),
});

const immediateReflection = createRoute({
  getParentRoute: () => guided,
  path: paths.immediateReflection,
  component: lazyRouteComponent(
    () => import('#features/practice/immediate-reflection-screen.tsx'),
    'ImmediateReflectionScreen',
  ),
});

const stillnessTimer = createRoute({
  getParentRoute: () => signedIn,
  path: paths.stillnessTimer,
  validateSearch: (search: Record<string, unknown>): { level?: string } =>
    search.level === undefined ? {} : { level: String(search.level).toLowerCase() },
  beforeLoad: ({ context }) => assessmentFirst(context.data),
  component: lazyRouteComponent(
    () => import('#features/practice/stillness-timer-screen.tsx'),
    'StillnessTimerScreen',
  ),
});

const stillnessComplete = createRoute({
  getParentRoute: () => guided,
  path: paths.stillnessComplete,
  component: lazyRouteComponent(
    () => import('#features/practice/seeker-practice-complete-screen.tsx'),
    'SeekerPracticeCompleteScreen',
  ),
});

/** The route table (A § 2, B § 2). A screen stands here from the day that it is whole. */
export const routeTree = root.addChildren([
  landing,
  account.addChildren([signIn, signUp, forgotPassword, resetPassword, verifyEmail]),
  signedIn.addChildren([
    shell.addChildren([
      home,
      recovery,
      learn,
      pahm,
      book,
      bookPage,
      postureGuide,
      sits.addChildren([sessions, sit]),
      notes,
      analytics,
      analyticsReport,
      guide,
      profile,
    ]),
    guided.addChildren([
      questionnaire,
      introduction,
      selfAssessment,
      selfAssessmentCompletion,
      stage1,
      stage2,
      stage3,
      stage4,
      stage5,
      stage6,
      stillnessComplete,
      immediateReflection,
      recoveryPractice,
    ]),
    stillnessTimer,
    anyOther,
  ]),
]);
