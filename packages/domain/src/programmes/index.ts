export {
  examinationKinds,
  programmeOptions,
  type ExaminationKind,
  type ProgrammeKey,
} from '../options/programmes.ts';
export { returnPeriods, type ReturnPeriod } from '../rules/return-periods.ts';
export { defineProgramme, type FindingSort, type GradeRule, type Programme } from './define-programme.ts';
export { nameOfProgramme, programmes, programmesFor } from './programmes.ts';
export { checklistOf, type ChecklistItem } from './checklist.ts';
export { proposeGrade, type GradedFinding, type ProposedGrade } from './propose-grade.ts';
export { findItemEvidence, type ItemEvidence } from './item-evidence.ts';
export { programmeWords } from '../wording/programme-words.ts';
