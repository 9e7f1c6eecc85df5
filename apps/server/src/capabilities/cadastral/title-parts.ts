import type { TitleFeature } from '@tussock/contract';
import { titlePartIds } from '@tussock/domain';
import { areaHectares, type PolygonalGeometry, type PolygonGeometry } from '@tussock/geometry';
import type { SurveyTitle } from '../../platform/land-survey/land-survey.ts';

const piecesOf = (geometry: PolygonalGeometry): readonly PolygonGeometry[] =>
  geometry.type === 'Polygon'
    ? [geometry]
    : geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));

/**
 * The legal description in an estate line such as `Fee Simple, 1/1, Lot 2 Deposited Plan 345678, 850,953 m2`.
 * A title of several estates has a line for each; the first is shown. Null when the line is not of that form.
 */
export function legalDescription(estate: string | null): string | null {
  const line = estate?.split(/\r?\n/)[0] ?? '';
  return /^[^,]*, [^,]*, (.+?)(?:, [\d,]+ m2)?$/.exec(line)?.[1] ?? null;
}

/** The parts of a title as features with ids of their own; `linzCadastralId` is the id of their title. */
export function titleParts(title: SurveyTitle): readonly TitleFeature[] {
  const pieces = piecesOf(title.geometry);
  const ids = titlePartIds(title.id, pieces.length);
  return pieces.map((geometry, index) => ({
    type: 'Feature',
    geometry,
    properties: {
      id: ids[index] ?? title.id,
      linzCadastralId: title.id,
      titleNumber: title.titleNumber,
      appellation: legalDescription(title.estate),
      estate: title.estate,
      issueDate: title.issueDate,
      ...(title.seenAt === undefined ? {} : { seenAt: title.seenAt }),
      areaHectares: areaHectares(geometry),
    },
  }));
}
