import { figureWords, readinessWords, sitNames } from '#content/guide/personal-words.ts';
import { positionWords } from '#content/positions.ts';
import { recoveryNames } from '#content/recovery/names.ts';
import type { OfferedSit } from '#domain/guide/next-sit.ts';
import type { OwnFigure } from '#domain/guide/own-figures.ts';
import type { Readiness } from '#domain/path/readiness.ts';

/** A figure of somebody's own practice in a sentence, with what stands behind it. */
export function figureSentence(figure: OwnFigure): string {
  switch (figure.kind) {
    case 'none':
      return figureWords.none();
    case 'total':
      return figureWords.total(figure.sits, figure.hours);
    case 'week':
      return figureWords.week(figure.sits, figure.minutes, figure.minutesBefore);
    case 'streak':
      return figureWords.streak(figure.days, figure.longest);
    case 'today':
      return figureWords.today(figure.sits, figure.minutes);
    case 'away':
      return figureWords.away(figure.days);
    case 'present':
      return figureWords.present(figure.percent, figure.sits, figure.taps);
    case 'often': {
      const { position, percent, taps, allTaps } = figure;
      return figureWords.often(positionWords[position].label, percent, taps, allTaps);
    }
    case 'readiness':
      return readinessSentence(figure.readiness);
    case 'mood':
      return figureWords.mood(figure.energy, figure.notes);
  }
}

function readinessSentence({
  stage,
  isReady,
  fullSits,
  neededSits,
  meanPresent,
  neededPresent,
}: Readiness): string {
  if (isReady) return readinessWords.isReady(stage);
  const share = meanPresent === undefined ? [] : [readinessWords.share(meanPresent, neededPresent)];
  return [figureWords.readiness(stage, fullSits, neededSits), ...share].join(' ');
}

/** What a sit is called in a reply. */
export function sitName(sit: OfferedSit): string {
  if (sit.kind === 'level') return sitNames.level(sit.level.toUpperCase(), sit.minutes);
  if (sit.kind === 'stage') return sitNames.stage(sit.stage, sit.minutes);
  return sitNames.recovery(recoveryNames[sit.practice], sit.minutes);
}
