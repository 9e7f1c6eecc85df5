import type { PolygonalGeometry } from '@tussock/geometry';

/** A property title as the land survey gives it: one shape, that may lie in several pieces. */
export interface SurveyTitle {
  readonly id: string;
  readonly titleNumber: string;
  readonly estate: string | null;
  readonly issueDate: string | null;
  readonly geometry: PolygonalGeometry;
  /** When the survey was asked for it, as an ISO date; now where none is said. */
  readonly seenAt?: string;
}

/** An address and where it is. */
export interface SurveyAddress {
  readonly id: string;
  readonly label: string;
  readonly position: readonly [longitude: number, latitude: number];
}

export interface FoundTitles {
  readonly titles: readonly SurveyTitle[];
  readonly hasMore: boolean;
  /** By the id of a title: the addresses that led to it. */
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
  /** Addresses that hold a text, as they are typed. @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  suggestAddresses(text: string): Promise<readonly SurveyAddress[]>;
  /** A vector tile; null where there is nothing. */
  titleTile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  riverTile(x: number, y: number): Promise<Uint8Array | null>;
}
