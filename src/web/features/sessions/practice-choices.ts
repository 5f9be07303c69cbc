import { matrixFlowWords } from '#content/screens/matrix-practice.ts';
import { handEntryWords } from '#content/screens/sessions.ts';
import { levelOf, levels } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import type { Meditation } from '#domain/practice/sit.ts';
import { matrixStages, type StageNumber, stageOf } from '#domain/practice/stages.ts';

/** All that can be entered by hand: the meditations, in the order of the path. */
const practices: readonly Meditation[] = [
  ...levels.map(({ key }): Meditation => ({ kind: 'stillness', level: key })),
  ...matrixStages.map((stage): Meditation => ({ kind: 'matrix', stage })),
];

/** What a practice is called in a form's value. */
export function practiceValue(practice: Meditation): string {
  return practice.kind === 'stillness' ? practice.level : `stage-${practice.stage}`;
}

/** The practice of a form's value; undefined for anything else. */
export function practiceOfValue(value: string): Meditation | undefined {
  return practices.find((practice) => practiceValue(practice) === value);
}

/** A practice as a title: 'T3 · Physical stillness', 'Stage 4 · PAHM Practitioner'. */
export function practiceTitle(practice: Meditation): string {
  return practice.kind === 'stillness'
    ? handEntryWords.stillness(levelOf(practice.level).name)
    : matrixFlowWords.title(practice.stage, stageOf(practice.stage).name);
}

/** What may be chosen in the form: the practices of the stages that are open, and the one that stands there already. */
export function practiceOptions(reached: StageNumber, chosen: string): { value: string; label: string }[] {
  return practices
    .filter((practice) => isOpen(practice, reached) || practiceValue(practice) === chosen)
    .map((practice) => ({ value: practiceValue(practice), label: practiceTitle(practice) }));
}

function isOpen(practice: Meditation, reached: StageNumber): boolean {
  return practice.kind === 'stillness' || practice.stage <= reached;
}

/** What a session is called: its practice, or for another kind of session its own label. */
export function sessionTitle({ sessionType, level, stageLevel, stageLabel }: PracticeSession): string {
  if (sessionType !== 'meditation') return stageLabel;
  const stage = matrixStages.find((number) => number === stageLevel);
  return practiceTitle(stage ? { kind: 'matrix', stage } : { kind: 'stillness', level: levelOf(level).key });
}
