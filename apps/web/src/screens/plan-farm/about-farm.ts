import type { PlanInfoReply } from '@tussock/contract';
import { labelOfOption, nextStepWords, planInfoFields } from '@tussock/domain';

const { region: regionField, enterprises: rows } = planInfoFields;

/**
 * Describes the farm in a line: place, type of farming and date of review: 'Kiwi Creek, Canterbury · Dairy · review 30 June 2027'; '' where the plan
 * has none of them.
 */
export function aboutFarm({ info, nextDate }: Pick<PlanInfoReply, 'info' | 'nextDate'>): string {
  const { catchment = '', region, enterprises = [] } = info;
  const council = regionField.options.find(({ key }) => key === region)?.label ?? '';
  const farmed = new Set(enterprises.map(({ kind }) => labelOfOption(rows.row.kind.options, kind)));
  return [
    [catchment, council].filter((word) => word !== '').join(', '),
    [...farmed].join(', '),
    nextDate?.kind === 'review' ? nextStepWords.reviewOn(nextDate.day) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
