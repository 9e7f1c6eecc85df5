import { lawInForce, lawNotEstablished, lawOf, figureOfLaw, sayLaw } from '@tussock/domain';
import type { ReportContent } from '../report-input.ts';
import { calendarDate } from '../text/figures.ts';

/** What the law says of fences along water on the day of a report. */
export interface FenceLaw {
  /** The least distance between stock and the bed. 0 where no rule holds: no fence is then too near. */
  readonly setbackMetres: number;
  /** What holds for fences that stood before the rule; null where nothing does. */
  readonly ofOldFences: string | null;
  /** Every rule, with how fresh it is. */
  readonly sentences: readonly string[];
  readonly source: string | null;
}

const SUBJECT = 'stockExclusion';

/** The rules on keeping stock out of water, as they hold on the day and in the region of a report. */
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
