import type { PlanInfoReply } from '@tussock/contract';
import { labelOfOption, nextStepWords, planInfoFields } from '@tussock/domain';

const { region: regionField, enterprises: rows } = planInfoFields;

/** Where the farm is, what is farmed and when its plan is reviewed: 'Kiwi Creek, Canterbury · Dairy · review 30 June 2027'; '' of a plan that says nothing of it. */
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
