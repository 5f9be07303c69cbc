import { redirect } from '@tanstack/react-router';
import { onboardingStep, practiceGate, stageGate } from '#domain/path/gates.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import type { LocalData } from '#store/local-data.ts';
import type { Services } from './services.ts';

/**
 * Sends somebody who is signed in on to home: sign-in and sign-up are for others (A § 2). Why a return from Google or
 * Apple failed is then told in My Details.
 */
export function onlySignedOut(services: Services, problem?: string): void {
  if (services.account.state().kind !== 'signed-in') return;
  if (problem === undefined) throw redirect({ to: '/home', replace: true });
  throw redirect({ to: '/profile', search: { problem }, replace: true });
}

/**
 * Opens the device's data of whoever is signed in; anyone else is sent to sign in, and comes back to
 * the address that was asked for (A § 2).
 */
export async function onlySignedIn(services: Services, askedFor: string): Promise<LocalData> {
  const state = services.account.state();
  if (state.kind !== 'signed-in') {
    const search = askedFor === '/home' ? {} : { redirect: askedFor };
    throw redirect({ to: '/signin', search, replace: true });
  }
  return services.openData(state.identity);
}

/** Home waits for the questionnaire and then the introduction (A § 4). */
export async function onboardingFirst(data: LocalData): Promise<void> {
  const [{ profile, isMinimal }, marks] = await Promise.all([data.profile(), data.marks()]);
  // Nothing is known of somebody whose profile could not be loaded: home says so, and asks nothing again.
  if (isMinimal) return;
  const step = onboardingStep(profile, marks);
  if (step === 'questionnaire') throw redirect({ to: '/questionnaire', replace: true });
  if (step === 'introduction') throw redirect({ to: '/introduction', replace: true });
}

/** Practice waits for the self-assessment, also by address: home shows why (A § 4, B § 2). */
export async function assessmentFirst(data: LocalData): Promise<void> {
  const { profile } = await data.profile();
  if (practiceGate(profile) === 'assessment-needed') {
    throw redirect({ to: '/home', state: { assessmentNeeded: true }, replace: true });
  }
}

/** A stage waits for the self-assessment and for the stage before it, also by address: home shows why (B § 4, § 8). */
export async function stageReached(data: LocalData, stage: MatrixStage): Promise<void> {
  await assessmentFirst(data);
  // No part of the first route, which has these guards.
  const { progressOf } = await import('#domain/path/progress.ts');
  const [{ profile }, marks] = await Promise.all([data.profile(), data.marks()]);
  if (stageGate(stage, progressOf({ marks, profile })).kind === 'locked') {
    throw redirect({ to: '/home', state: { lockedStage: stage }, replace: true });
  }
}
