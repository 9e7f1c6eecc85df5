import type { ProgrammeKey } from '../options/programmes.ts';

/** Rule of law that sets when the next certification or audit of a programme is due, and the figure of it that counts the years. */
export interface ReturnPeriod {
  readonly programme: ProgrammeKey;
  readonly approvalType: 'certifier' | 'auditor';
  /** Key of the rule (rules/law); its row of the region and day applies. */
  readonly law: string;
  /** Name of the figure, or the name for each grade; a grade that is not named has no period. */
  readonly years: string | Readonly<Partial<Record<'A' | 'B' | 'C' | 'D', string>>>;
}

/** Every return period on file. A programme without a row, or a day without a rule in force, has its next day asked for. */
export const returnPeriods: readonly ReturnPeriod[] = [
  { programme: 'southlandPlan', approvalType: 'certifier', law: 'fwfp.southland', years: 'recertifyYears' },
  { programme: 'freshwaterFarmPlan', approvalType: 'certifier', law: 'fwfp.2023', years: 'recertifyYears' },
  {
    programme: 'canterburyAudited',
    approvalType: 'auditor',
    law: 'audit.canterbury',
    years: { A: 'yearsAfterA', B: 'yearsAfterB' },
  },
];
