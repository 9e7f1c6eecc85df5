import type { BookPart, CapState, Redaction } from '@tussock/domain';
import type { PrintGround } from '../map/print-ground.ts';
import type { PlanRow } from '../record/plan-row.ts';

export type BookRow = PlanRow;

/** What was spread in a season, as it is reckoned for its page. */
export interface BookSeason {
  readonly season: { readonly name: string; readonly startYear: number };
  readonly cap: {
    readonly kgPerHectareYear: number;
    readonly source: { readonly title: string; readonly provision: string };
  } | null;
  readonly capSentences: readonly string[];
  readonly applications: readonly {
    readonly name: string;
    readonly date: string;
    readonly products: readonly string[];
    readonly places: readonly string[];
    readonly spreadHectares: number;
    readonly price_total: number;
    /** Whether each product that was spread has a price. */
    readonly isPriced: boolean;
    readonly nutrientsKg: { readonly nitrogen: number; readonly phosphorus: number };
  }[];
  readonly landholdings: readonly {
    readonly name: string;
    readonly averageKgPerHectare: number;
    readonly highestKgPerHectare: number;
    readonly state: CapState;
  }[];
}

/** What changed since a numbered version; or why that is not said. */
export type BookChanges = { readonly since: number } & (
  | { readonly said: readonly string[] }
  | { readonly unsaid: 'leftOut' | 'notHere' }
);

/** What a plan book is made from: rows of the plan's record, and what lies beside it. */
export interface BookContent {
  readonly rows: readonly BookRow[];
  /** When the copy is made. */
  readonly at: Date;
  /** The numbered version it is a copy of; left out for the plan as it stands. */
  readonly version?: { readonly number: number; readonly at: Date };
  /** Null where the plan has no owner, undefined where that is not known here. */
  readonly ownerName: string | null | undefined;
  /** Names of people by their id. */
  readonly people: Readonly<Record<string, string>>;
  /** Whose titles the boundary was made from. */
  readonly attribution?: string;
  readonly beneath?: PrintGround;
  /** The newest first; left out where they cannot be reckoned here. */
  readonly seasons?: readonly BookSeason[];
  /** Since the newest version before; left out where there is none. */
  readonly changes?: BookChanges;
}

/** What somebody chose of a copy. */
export interface BookSettings {
  readonly leftOut?: readonly BookPart[];
  readonly hasPictures?: boolean;
  /** Whether each rule in force is printed in an appendix. */
  readonly hasRules?: boolean;
  readonly redacts?: readonly Redaction[];
  /** Ids of cultural places that are in although heritage is left out: each was chosen by itself. */
  readonly culturalPlaces?: readonly string[];
}
