import type { TitleFeature } from '@tussock/contract';
import type { Values } from '@tussock/sync';
import type { PolygonalGeometry } from '@tussock/geometry';
import { MOST_TITLE_PARTS, readByHand, type BoundaryByHand } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { recordLine, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { recordWriter, type RecordWriters } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { buildBoundary } from './build-boundary.ts';
import { findTitlePartsHere } from './find-title-parts.ts';
import { boundaryEntity, findBoundary, type StandingBoundary } from './read-boundary.ts';
import { writeBoundary } from './save-boundary.ts';

interface LoggedTitle {
  readonly id: string;
  readonly geometry: PolygonalGeometry;
  /** The survey's data of that time; entries before the 24th of November 2026 have none. */
  readonly properties?: TitleFeature['properties'];
}

/** Reads a title from the log. */
const titleOf = ({ id, geometry, properties }: LoggedTitle): TitleFeature => ({
  type: 'Feature',
  geometry,
  properties: properties ?? {
    id,
    linzCadastralId: id,
    titleNumber: '',
    appellation: null,
    estate: null,
    issueDate: null,
    areaHectares: 0,
  },
});

export const boundaryReader = (services: Pick<Services, 'geometry'>): RecordReader => ({
  entities: ['boundary'],
  read: async (trx, planId) => [recordLine(boundaryEntity, await findBoundary(trx, planId))],
  async fromLog(_entity, logged) {
    // Written by `boundaryEntity.logged`.
    const { titles, ...byHand } = logged as BoundaryByHand & { readonly titles: readonly LoggedTitle[] };
    const source = { parts: titles.map(titleOf), byHand, propertyName: '' };
    const built = await services.geometry.run(buildBoundary, source, '');
    const drawn = ({ properties, drawn: geometry }: (typeof built.titles)[number]) => ({
      type: 'Feature',
      geometry,
      properties,
    });
    return {
      values: { ...(titles.length === 0 ? {} : { titles: titles.map(({ id }) => id) }), ...byHand },
      made: {
        features: built.titles.map(drawn),
        boundaryFeatures: built.blocks.map(drawn),
        areaHectares: built.blocks.length === 0 ? null : toHectares(built.areaM2),
      },
    };
  },
});

/** Reads the ids of the selected titles. @throws AppError badRequest */
function titleIdsOf({ titles = [] }: Values): readonly string[] {
  const ids: readonly unknown[] = Array.isArray(titles) ? titles : [null];
  const isWhole = (id: unknown): id is string => typeof id === 'string' && id.length <= 60;
  if (ids.length > MOST_TITLE_PARTS || !ids.every(isWhole))
    throw refuseFields([
      { field: 'titles', message: `A boundary may have at most ${MOST_TITLE_PARTS} title parts` },
    ]);
  return ids.filter(isWhole);
}

/** Reads what was entered by hand. @throws AppError badRequest */
export function byHandOf(values: Values): BoundaryByHand {
  const read = readByHand(values);
  if (!read.ok) throw refuseFields(read.refusals);
  return read.part;
}

/** Record writers for a plan's boundary by its titles, so that it is undone, merged and synchronized like everything else. */
export const boundaryWriters = (services: Pick<Services, 'geometry'>): RecordWriters => ({
  boundary: recordWriter<StandingBoundary>({
    entity: boundaryEntity,
    async update(change, before, values) {
      const { trx, planId } = change;
      const parts = await findTitlePartsHere(trx, planId, titleIdsOf(values));
      const { propertyName } = before.plan;
      const source = { parts, byHand: byHandOf(values), propertyName };
      return writeBoundary(change, before, await services.geometry.run(buildBoundary, source, planId));
    },
  }),
});
