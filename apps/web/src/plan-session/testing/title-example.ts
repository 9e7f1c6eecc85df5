import type { TitleFeature } from '@tussock/contract';

/** A square title of a degree, its south-west corner there. */
export const squareTitleAt = (west: number): TitleFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 1, -43],
      [west + 1, -42],
      [west, -42],
      [west, -43],
    ],
  ],
});

/** A title as the land survey gives it. */
export const titleExample = (
  id: string,
  geometry: TitleFeature['geometry'] = squareTitleAt(172),
  titleNumber = `CB${id}`,
): TitleFeature => ({
  type: 'Feature',
  geometry,
  properties: {
    id,
    linzCadastralId: id,
    titleNumber,
    appellation: null,
    estate: null,
    issueDate: null,
    areaHectares: 1,
  },
});
