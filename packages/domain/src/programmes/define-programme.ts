import type { AuditGrade } from '../approvals/approval-fields.ts';
import type { ExaminationKind, ProgrammeKey } from '../options/programmes.ts';
import type { PlanShape, ShapeArea } from '../requirements/shapes/define-shape.ts';
import type { RuleConfidence } from '../rules/rule.ts';

/** Sorts of finding that a grade is proposed from. */
export type FindingSort = 'serious' | 'notMet' | 'moreNeeded' | 'lowConfidence' | 'mediumConfidence';

/** Rule by which a grade is proposed from the findings of an audit: rows with the worst grade first; A when none of them holds. */
export interface GradeRule {
  readonly rows: readonly {
    readonly grade: AuditGrade;
    readonly sort: FindingSort;
    /** Number of such findings from which the grade is proposed. */
    readonly from: number;
  }[];
  /** Origin of the rule, as a sentence to display. */
  readonly origin: string;
  readonly lastSeen: string;
  readonly confidence: RuleConfidence;
}

/** One version of a programme that a plan is certified or audited for. */
export interface Programme {
  readonly key: ProgrammeKey;
  /** Name of the version; an examination keeps the version that it began with. */
  readonly version: string;
  readonly owner: string;
  /** One sentence about it. */
  readonly about: string;
  /** Keys of the regions it is for; null for all of New Zealand. */
  readonly regions: readonly string[] | null;
  readonly kinds: readonly ExaminationKind[];
  /** Areas of requirements, in the order in which they are examined. */
  readonly areas: readonly ShapeArea[];
  readonly grading: GradeRule | null;
  readonly source: PlanShape['source'];
  /** Day on which its source was last seen to ask for it. */
  readonly lastSeen: string;
  readonly confidence: RuleConfidence;
  /** First and last day on which an examination may begin by it; null when it has no end yet. */
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Areas without what only an earlier examination leaves, and without areas that then ask for nothing. */
export const withoutEarlierExaminations = (areas: readonly ShapeArea[]): readonly ShapeArea[] =>
  areas
    .map((area) => ({ ...area, asks: area.asks.filter((key) => !leftByExaminations.has(key)) }))
    .filter(({ asks, sections }) => asks.length > 0 || sections.length > 0);

const leftByExaminations: ReadonlySet<string> = new Set([
  'certifierOrAuditor',
  'auditFindings',
  'nextAudit',
  'signedWord',
  'versionAndDate',
]);

/** Declares a version of a programme; the compiler checks requirements, sections and grades. */
export const defineProgramme = (programme: Programme): Programme => programme;
