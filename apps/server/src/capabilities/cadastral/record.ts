import type { TitleFeature } from '@tussock/contract';
import type { PolygonalGeometry } from '@tussock/geometry';
import { toHectares } from '@tussock/geometry';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { buildBoundary } from './build-boundary.ts';
import { boundaryEntity, findBoundary } from './read-boundary.ts';

interface LoggedTitle {
  readonly id: string;
  readonly geometry: PolygonalGeometry;
}

/** The log keeps which titles there were and their shapes; the rest of them is the survey's. */
const titleOf = ({ id, geometry }: LoggedTitle): TitleFeature => ({
  type: 'Feature',
  geometry,
  properties: {
    id,
    linzCadastralId: id,
    titleNumber: '',
    appellation: null,
    estate: null,
    issueDate: null,
    areaHectares: 0,
  },
});

export const boundaryReader = (services: Pick<Services, 'geos'>): RecordReader => ({
  entities: ['boundary'],
  read: async (trx, planId) => [recordLine(boundaryEntity, await findBoundary(trx, planId))],
  fromLog(_entity, logged) {
    const { titles } = logged as { readonly titles: readonly LoggedTitle[] }; // written by `boundaryEntity.logged`
    const built = buildBoundary(services, titles.map(titleOf), '');
    const drawn = ({ properties, drawn: geometry }: (typeof built.titles)[number]) => ({
      type: 'Feature',
      geometry,
      properties,
    });
    return {
      values: titles.length === 0 ? {} : { titles: titles.map(({ id }) => id) },
      made: {
        features: built.titles.map(drawn),
        boundaryFeatures: built.blocks.map(drawn),
        areaHectares: titles.length === 0 ? null : toHectares(built.areaM2),
      },
    };
  },
});
