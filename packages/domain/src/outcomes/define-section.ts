import type { OptionKey } from '../kind/options.ts';
import type { grades } from '../options/risk.ts';
import type { Mitigation } from '../risk/risk-rules.ts';

export type Grade = OptionKey<typeof grades>;

/** Action that the catalogue proposes. */
export interface SectionAction {
  readonly key: string;
  readonly label: string;
  readonly grade: Grade;
  /** Mitigation of land risks that the action provides, if any. */
  readonly mitigation?: Mitigation;
}

export interface SubOutcome {
  readonly key: string;
  readonly category: string;
  readonly type: 'regulation' | 'practice';
  readonly title: string;
  /** Describes the outcome when it is reached. */
  readonly outcome: string;
  readonly source: string;
  readonly actions: readonly SectionAction[];
}

/** Section of a plan. A core section applies unless a reason says why not; an optional one does not apply until somebody says so. */
export interface Section {
  readonly key: string;
  /** Segment of its address. */
  readonly route: string;
  readonly title: string;
  readonly type: 'core' | 'conditional' | 'optional';
  /** Describes when the section applies. */
  readonly appliesWhen: string;
  readonly outcome: string;
  readonly subOutcomes: readonly SubOutcome[];
}

/** Declares a section; the compiler checks mitigations and grades. */
export const defineSection = <const S extends Section>(section: S): S => section;
