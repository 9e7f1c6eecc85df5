import type { Bounds, PolygonalGeometry } from '@tussock/geometry';

/** A property title from the land survey: one shape, possibly in several parts. */
export interface SurveyTitle {
  readonly id: string;
  readonly titleNumber: string;
  readonly estate: string | null;
  readonly issueDate: string | null;
  readonly geometry: PolygonalGeometry;
  /** When it was fetched from the survey, as an ISO date; default now. */
  readonly seenAt?: string;
}

/** An address with its position. */
export interface SurveyAddress {
  readonly id: string;
  readonly label: string;
  readonly position: readonly [longitude: number, latitude: number];
}

export interface FoundTitles {
  readonly titles: readonly SurveyTitle[];
  readonly hasMore: boolean;
  /** By title id: the addresses that matched. */
  readonly addresses?: ReadonlyMap<string, readonly string[]>;
}

/** The national land survey; pages are counted from 0. Every method refuses with one of the survey's entries of the error catalogue. */
export interface LandSurvey {
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByNumber(titleNumber: string, page: number): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByNumbers(titleNumbers: readonly string[]): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByAppellation(appellation: string, page: number): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByAddress(address: string, page: number): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesAt(position: readonly [longitude: number, latitude: number]): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesById(ids: readonly string[]): Promise<readonly SurveyTitle[]>;
  /** Titles whose shapes meet a box. @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesWithin(box: Bounds): Promise<FoundTitles>;
  /** Suggests addresses for typed text. @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  suggestAddresses(text: string): Promise<readonly SurveyAddress[]>;
  /** Gets a vector tile of titles; null where there is none. */
  titleTile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  riverTile(x: number, y: number): Promise<Uint8Array | null>;
}
