import { useMemo, useState } from 'react';
import { analyticsEmpty, analyticsEmptyHelp, analyticsWords } from '#content/analytics/dashboard.ts';
import { actionWords } from '#content/analytics/insights.ts';
import { emotionalTabWords } from '#content/analytics/tabs.ts';
import { type EmotionalFigures, emotionalFiguresOf } from '#domain/analytics/emotional-figures.ts';
import { moodOf } from '#domain/analytics/mood.ts';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActionLink } from './action-link.tsx';
import type { AnalyticsFacts } from './analytics-facts.ts';
import { AroundSits, EmotionBars, EmotionsOverTime } from './emotion-charts.tsx';
import { FigureList, type NamedFigure } from './figure-list.tsx';
import { NotesPart } from './notes-part.tsx';
import { NothingYet } from './nothing-yet.tsx';

const words = emotionalTabWords;

/** The tab Emotional: which emotions, how much energy, over time and around a sit. From the person's own notes unless asked (A § 3, B § 3). */
export function EmotionalTab({ facts }: { facts: AnalyticsFacts }) {
  const { period } = facts;
  const [includePractice, setIncludePractice] = useState(false);
  const choice = useMemo(() => ({ includePractice }), [includePractice]);
  const figures = useMemo(() => emotionalFiguresOf(period, choice), [period, choice]);
  if (figures.notes === 0 && figures.notesByPractice === 0) {
    return (
      <NothingYet title={analyticsEmpty.emotional} help={analyticsEmptyHelp.emotional} facts={facts}>
        <ActionLink action={{ to: 'notes' }}>{actionWords.notes('')}</ActionLink>
      </NothingYet>
    );
  }
  return (
    <div className="grid gap-9">
      <div className="grid gap-3.5">
        <h2 className="sr-only">{words.heading}</h2>
        <Card>
          <FigureList figures={emotionalNumbers(figures, facts, includePractice)} />
          {figures.noteCount !== 'few' && (
            <p className="mt-5 max-w-prose">{words.counts[figures.noteCount]}</p>
          )}
          {figures.notesByPractice > 0 && (
            <PracticeSwitch isOn={includePractice} onChange={setIncludePractice} />
          )}
        </Card>
        {figures.notes === 0 ? (
          <Card tone="flat">
            <p className="text-muted">{words.noneOwn}</p>
          </Card>
        ) : (
          <div className="grid gap-3.5 lg:grid-cols-2">
            <EmotionBars figures={figures} />
            <AroundSits figures={figures} />
            <EmotionsOverTime period={period} choice={choice} />
          </div>
        )}
      </div>
      <NotesPart facts={facts} />
    </div>
  );
}

function emotionalNumbers(
  { notes, notesByPractice, averageEnergy }: EmotionalFigures,
  { recentDays, today }: AnalyticsFacts,
  includePractice: boolean,
): NamedFigure[] {
  const mood = moodOf(recentDays, today);
  return [
    {
      name: words.notes,
      figure: notes,
      note: includePractice
        ? words.counted(notes - notesByPractice, notesByPractice)
        : words.counted(notes, 0),
    },
    {
      name: words.averageEnergy,
      ...(averageEnergy === undefined
        ? { figure: analyticsWords.none, isNone: true }
        : { figure: analyticsWords.outOfTen(averageEnergy), note: words.ofNotes(notes) }),
    },
    {
      name: words.mood,
      ...(mood === undefined
        ? { figure: analyticsWords.none, isNone: true, note: words.noMood }
        : { figure: analyticsWords.outOfTen(mood.energy), note: words.moodOf(mood.notes) }),
    },
  ];
}

/** What practice writes says how a sit was, and not how somebody felt: it is left out until it is asked for. */
function PracticeSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="mt-4 border-line border-t pt-2.5 print:hidden">
      <Checkbox label={words.includePractice} checked={isOn} onChange={onChange} />
      <p className="text-muted text-sm">{words.includePracticeHelp}</p>
    </div>
  );
}
