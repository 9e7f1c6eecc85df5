import type { BookGround, BookPart, CapState, Redaction } from '@tussock/domain';
import type { PrintGround } from '../map/print-ground.ts';
import type { PrintPhoto } from '../map/print-photo.ts';
import type { PlanRow } from '../record/plan-row.ts';

export type BookRow = PlanRow;

/** Fertiliser of a season, as computed for its page. */
export interface BookSeason {
  readonly season: { readonly name: string; readonly startYear: number };
  readonly cap: {
    readonly kgPerHectareYear: number;
    readonly source: { readonly title: string; readonly provision: string };
  } | null;
  readonly capSentences: readonly string[];
  readonly applications: readonly {
    readonly _id: string;
    readonly name: string;
    readonly date: string;
    readonly products: readonly string[];
    readonly places: readonly string[];
    readonly spreadHectares: number;
    readonly price_total: number;
    /** Whether every applied product has a price. */
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

/** Changes since a numbered version, or the reason why they are not printed. */
export type BookChanges = { readonly since: number } & (
  | { readonly said: readonly string[] }
  | { readonly unsaid: 'leftOut' | 'notHere' }
);

/** Content of a plan book: rows of the plan's record, and data from outside the record. */
export interface BookContent {
  readonly rows: readonly BookRow[];
  /** Time at which the copy is made. */
  readonly at: Date;
  /** Version that the copy shows; undefined for the current plan. */
  readonly version?: { readonly number: number; readonly at: Date };
  /** Null when the plan has no owner, undefined when the owner is not known here. */
  readonly ownerName: string | null | undefined;
  /** Names of people by their id. */
  readonly people: Readonly<Record<string, string>>;
  /** Attribution of the titles from which the boundary was made. */
  readonly attribution?: string;
  readonly beneath?: PrintGround;
  /** Photograph for the cover and the map of the farm, where it was asked for and could be read. */
  readonly photo?: PrintPhoto;
  /** Newest first; undefined when they cannot be computed here. */
  readonly seasons?: readonly BookSeason[];
  /** Changes since the latest earlier version; undefined when there is none. */
  readonly changes?: BookChanges;
}

/** Settings of a copy. */
export interface BookSettings {
  readonly leftOut?: readonly BookPart[];
  readonly hasPictures?: boolean;
  /** Whether an appendix prints every rule in force. */
  readonly hasRules?: boolean;
  /** What lies under the farm on the cover and the first map; relief when undefined. */
  readonly ground?: BookGround;
  /** Whether the map of the farm is a fold-out of A3. */
  readonly hasFoldOut?: boolean;
  readonly redacts?: readonly Redaction[];
  /** Ids of cultural places that are included although heritage is left out: each was chosen individually. */
  readonly culturalPlaces?: readonly string[];
}
