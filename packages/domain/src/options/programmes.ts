import { defineOptions, type OptionKey } from '../kind/options.ts';

/** Programmes that a plan is certified or audited for. What each asks is declared in `programmes/`. */
export const programmeOptions = defineOptions([
  { key: 'freshwaterFarmPlan', label: 'Freshwater farm plan' },
  { key: 'canterburyAudited', label: 'Canterbury audited farm environment plan' },
  { key: 'southlandPlan', label: 'Southland farm environmental management plan' },
  { key: 'industryAssurance', label: 'Industry assurance, environment part' },
  { key: 'processorYear', label: 'Processor’s yearly record' },
]);
export type ProgrammeKey = OptionKey<typeof programmeOptions>;

/** Sorts of examination of a plan by somebody from outside. */
export const examinationKinds = defineOptions([
  { key: 'certification', label: 'Certification' },
  { key: 'audit', label: 'Audit' },
]);
export type ExaminationKind = OptionKey<typeof examinationKinds>;
