import { type Emotion, emotionNamed } from '../notes/emotions.ts';
import { sharePercent } from '../pahm/counts.ts';
import { type EnergyAroundSits, energyAroundSits } from './around-sits.ts';
import { type EmotionColour, emotionColourOf } from './emotion-colour.ts';
import { byCount } from './environment-figures.ts';
import { type NoteCount, noteCountOf } from './hints.ts';
import { addedNotes, type EmotionRow, type NoteSums } from './note-sums.ts';
import { countOf } from './overview.ts';
import { daysWithin, type Period } from './period.ts';
import type { Range } from './range.ts';
import { type StepWidth, stepsOf, stepWidthOf } from './series.ts';
import { meanOf, mergedTallies } from './tally.ts';

/** Whose notes are looked at: the person's own, or those by practice too where the person asks for them (A § 3). */
export interface NoteChoice {
  includePractice: boolean;
}
const ownOnly: NoteChoice = { includePractice: false };

/** One emotion: its share of the notes in whole percent, and their mean energy with one decimal. */
export interface EmotionShare {
  name: string;
  /** Undefined where an import brought a name that nobody knows. */
  emotion: Emotion | undefined;
  colour: EmotionColour;
  count: number;
  percent: number;
  energy: number;
}

/** The tab Emotional, without its recent notes (B § 2, § 3). */
export interface EmotionalFigures {
  notes: number;
  /** How many notes practice wrote in the period, whether they are looked at or not. */
  notesByPractice: number;
  noteCount: NoteCount;
  averageEnergy: number | undefined;
  /** The most frequent first. */
  distribution: readonly EmotionShare[];
  /** From the person's own notes, whatever is looked at: what practice writes says nothing of how somebody felt. */
  aroundSits: EnergyAroundSits;
}

export function emotionalFiguresOf({ sums }: Pick<Period, 'sums'>, choice = ownOnly): EmotionalFigures {
  const { own, byPractice, written } = sums.notes;
  const rows = rowsOf(sums.notes, choice);
  const notes = countOf(rows);
  return {
    notes,
    notesByPractice: countOf(byPractice),
    noteCount: noteCountOf(countOf(own)),
    averageEnergy: meanOf(energyIn(rows), notes),
    distribution: distributionOf(rows),
    aroundSits: energyAroundSits(written, sums.practice.sits),
  };
}

/** The emotions of one step over time, and their mean energy. */
export interface EmotionStep extends Range {
  notes: number;
  energy: number | undefined;
  emotions: readonly EmotionShare[];
}

/** Energy and emotions of a period, step by step, oldest first. */
export function emotionSeriesOf(
  { range, days }: Pick<Period, 'range' | 'days'>,
  choice = ownOnly,
  width: StepWidth = stepWidthOf(range),
): EmotionStep[] {
  return stepsOf(range, width).map((step) => {
    const inside = daysWithin(step, days).map(({ notes }) => notes);
    const rows = rowsOf(addedNotes(inside), choice);
    const notes = countOf(rows);
    return { ...step, notes, energy: meanOf(energyIn(rows), notes), emotions: distributionOf(rows) };
  });
}

function rowsOf({ own, byPractice }: NoteSums, { includePractice }: NoteChoice): readonly EmotionRow[] {
  return includePractice ? mergedTallies([own, byPractice]) : own;
}

const energyIn = (rows: readonly EmotionRow[]) => rows.reduce((sum, { energy }) => sum + energy, 0);

function distributionOf(rows: readonly EmotionRow[]): EmotionShare[] {
  const all = countOf(rows);
  const shares = rows.map(({ name, count, energy }) => ({
    name,
    emotion: emotionNamed(name),
    colour: emotionColourOf(name),
    count,
    percent: sharePercent(count, all),
    energy: meanOf(energy, count) ?? 0,
  }));
  return shares.sort(byCount);
}
