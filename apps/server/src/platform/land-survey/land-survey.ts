import type { PolygonalGeometry } from '@tussock/geometry';

/** A property title as the land survey gives it: one shape, that may lie in several pieces. */
export interface SurveyTitle {
  readonly id: string;
  readonly titleNumber: string;
  readonly estate: string | null;
  readonly issueDate: string | null;
  readonly geometry: PolygonalGeometry;
}

export interface FoundTitles {
  readonly titles: readonly SurveyTitle[];
  readonly hasMore: boolean;
}

/** The national land survey. Every method refuses with one of the survey's entries of the error catalogue. */
export interface LandSurvey {
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByNumber(titleNumber: string): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByAppellation(appellation: string): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesByAddress(address: string): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesAt(position: readonly [longitude: number, latitude: number]): Promise<FoundTitles>;
  /** @throws AppError surveyTimeout, surveyStatus, surveyUpstream */
  titlesById(ids: readonly string[]): Promise<FoundTitles>;
  /** A vector tile; null where there is nothing. */
  titleTile(z: number, x: number, y: number): Promise<Uint8Array | null>;
  riverTile(x: number, y: number): Promise<Uint8Array | null>;
}
