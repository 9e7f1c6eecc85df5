import type { ExaminationFinding, ExaminationItem } from '@tussock/contract';
import {
  examinationKinds,
  examinationWords,
  findingConfidences,
  findingSeverities,
  findingVerdicts,
  labelOfOption,
} from '@tussock/domain';

type Found = Pick<ExaminationFinding, 'verdict' | 'confidence' | 'severity'>;

/** Formats a finding in a few words: 'Met, high confidence'. */
export function formatVerdict({ verdict, confidence, severity }: Found): string {
  const label = labelOfOption(findingVerdicts, verdict);
  if (confidence)
    return `${label}, ${examinationWords.room.confidence(labelOfOption(findingConfidences, confidence)).toLowerCase()}`;
  return severity ? `${label}, ${labelOfOption(findingSeverities, severity).toLowerCase()}` : label;
}

/** Title of an examination: its kind and the farm. */
export const nameOfExamination = ({ kind, propertyName }: ExaminationItem): string =>
  examinationWords.room.title(labelOfOption(examinationKinds, kind), propertyName);
