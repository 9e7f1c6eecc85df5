import { lawInForce, lawNotEstablished, lawOf, figureOfLaw, sayLaw } from '@tussock/domain';
import type { ReportContent } from '../report-input.ts';
import { calendarDate } from '../text/figures.ts';

/** Law on fences along water on the day of a report. */
export interface FenceLaw {
  /** Minimum distance between stock and the bed in metres; 0 when no rule is in force. */
  readonly setbackMetres: number;
  /** Rule for fences older than the law; null when there is none. */
  readonly ofOldFences: string | null;
  /** Sentences of all rules, each with when it was last seen. */
  readonly sentences: readonly string[];
  readonly source: string | null;
}

const SUBJECT = 'stockExclusion';

/** Finds the stock exclusion rules in force on the day and in the region of a report. */
export function fenceLawOf({ plan, at }: ReportContent): FenceLaw {
  const asked = { on: calendarDate(at), region: plan.region ?? null };
  const rule = lawOf('se.setback', asked);
  return {
    setbackMetres: figureOfLaw('se.setback', 'setbackMetres', asked) ?? 0,
    ofOldFences: lawOf('se.existing', asked)?.limits.sentence ?? null,
    sentences: [...lawInForce(SUBJECT, asked).map(sayLaw), ...lawNotEstablished(SUBJECT)],
    source: rule?.source.title ?? null,
  };
}
