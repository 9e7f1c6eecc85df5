import type { FertiliserApplicationReply, FertiliserSeasonReply } from '@tussock/contract';
import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import type { TestServer, TestUser } from './start-test-server.ts';

/** A rectangle in steps of 0.002 degrees from a corner in Canterbury: about 163 m by 222 m a step. */
export const block = (column: number, row: number, columns = 1, rows = 1): PolygonGeometry => {
  const [west, south] = [172.3 + column * 0.002, -42.8 + row * 0.002];
  const [east, north] = [west + columns * 0.002, south + rows * 0.002];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
};

/** 16 blocks, 58 ha. */
export const farm = block(0, 0, 4, 4);
export const urea = { product: 'Urea', nitrogen: 46, application_rate: 100, price_per_tonne: 900 };
/** The values of an application, those that are left out as in spring. */
export const valuesOf = (properties: object = {}) => ({
  name: 'Spring urea',
  status: 'existing',
  area: 3.62,
  applicationDate: '2025-08-20',
  applicationMethod: 'groundSpreader',
  landUse: 'pastureGrazed',
  fertiliser_application_product: [urea],
  ...properties,
});

/** What is done on a plan on which fertiliser is spread: on the one of the moment, which is another in each test. */
export function spreadingOn(now: () => { server: TestServer; as: TestUser; planId: string }) {
  async function add(featureType: string, geometry: object, properties: object): Promise<string> {
    const { server, as, planId } = now();
    const body = { _id: uuidv7(), featureType, geometry, properties: { status: 'existing', ...properties } };
    const { status, body: made } = await server.call<{ _id: string }>(`/api/plan/${planId}/feature/create`, {
      as,
      body,
    });
    expect(status, JSON.stringify(made)).toBe(200);
    return made._id;
  }
  const fertiliserPath = (rest = ''): string => `/api/plans/${now().planId}/fertiliser${rest}`;
  return {
    add,
    addPaddock: (name: string, geometry: object): Promise<string> =>
      add('paddocks', geometry, { name, use: 'pasture' }),
    fertiliserPath,
    spread: (properties: object = {}, geometry: object = block(0, 0)) => {
      const body = { _id: uuidv7(), geometry, properties: valuesOf(properties) };
      return now().server.call<FertiliserApplicationReply>(fertiliserPath(), { as: now().as, body });
    },
    season: async (startYear = 2025) => {
      const path = fertiliserPath(`/season?startYear=${startYear}`);
      return (await now().server.call<FertiliserSeasonReply>(path, { as: now().as })).body;
    },
    useOwnProduct: (product: object) =>
      now()
        .server.database.db.updateTable('plan')
        .set({ info: JSON.stringify({ propertyName: 'Tōtara Flat', ownFertilisers: [product] }) })
        .where('id', '=', now().planId)
        .execute(),
    chooseBoundary: async (...blocks: readonly PolygonGeometry[]): Promise<void> => {
      const { server, planId } = now();
      const rows = blocks.map((geometry, index) => ({
        planId,
        layer: 'boundary',
        id: String(index + 1),
        ordinal: index,
        properties: '{}',
        geojson: JSON.stringify(geometry),
        drawn: JSON.stringify(geometry),
        areaM2: areaSquareMetres(geometry),
      }));
      await server.database.db.insertInto('boundaryLayer').values(rows).execute();
    },
  };
}
