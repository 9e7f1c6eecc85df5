import type { LoweredRisk, Mitigation, Section, SubOutcome } from '@tussock/domain';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import type { LiveAnswers } from '../../sync/index.ts';
import type { AskedAnswer } from './answer-dialog.tsx';

/** What the card of an outcome, and each of its parts, is handed. */
export interface OutcomeCardProps {
  readonly planId: string;
  readonly section: Section;
  readonly outcome: SubOutcome;
  readonly answers: LiveAnswers;
  readonly writes: ActionWrites;
  /** The High risks of the farm by what would lower them. */
  readonly lowered: ReadonlyMap<Mitigation, readonly LoweredRisk[]>;
  /** Sentences on what the record of the plan shows for the outcome. */
  readonly facts: readonly string[];
  readonly onAsk: (asked: AskedAnswer) => void;
  readonly mayEdit: boolean;
}
