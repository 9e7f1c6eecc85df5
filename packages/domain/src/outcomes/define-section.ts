import type { OptionKey } from '../kind/options.ts';
import type { grades } from '../options/risk.ts';
import type { Mitigation } from '../risk/risk-rules.ts';

export type Grade = OptionKey<typeof grades>;

/** An action that the catalogue proposes. */
export interface SectionAction {
  readonly key: string;
  readonly label: string;
  readonly grade: Grade;
  /** What it does against risks of land, where it does. */
  readonly mitigation?: Mitigation;
}

export interface SubOutcome {
  readonly key: string;
  readonly category: string;
  readonly type: 'regulation' | 'practice';
  readonly title: string;
  /** What it looks like when it is reached. */
  readonly outcome: string;
  readonly source: string;
  readonly actions: readonly SectionAction[];
}

/** A section of a plan. A core one applies unless a reason says why not; an optional one does not until somebody says so. */
export interface Section {
  readonly key: string;
  /** Its segment of the address. */
  readonly route: string;
  readonly title: string;
  readonly type: 'core' | 'conditional' | 'optional';
  /** When it applies, in words. */
  readonly appliesWhen: string;
  readonly outcome: string;
  readonly subOutcomes: readonly SubOutcome[];
}

/** Declares a section; the compiler checks mitigations and grades. */
export const defineSection = <const S extends Section>(section: S): S => section;
