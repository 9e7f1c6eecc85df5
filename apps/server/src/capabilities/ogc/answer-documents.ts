import { allKinds } from '@tussock/domain';
import { unionBounds, type Bounds } from '@tussock/geometry';
import type { Caller } from '../../platform/access/caller.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { selectVisiblePlans } from '../../platform/things/visible-plan-store.ts';
import { findExtents } from '../features/index.ts';
import { findPlan } from '../plans/index.ts';
import type { Forms } from './answer-in-form.ts';
import type { OgcCollection } from './collections.ts';
import { describeApi } from './describe-api.ts';
import {
  describeCollection,
  describeCollections,
  describeConformance,
  describeLanding,
  inForm,
  JSON_TYPE,
  OPENAPI_TYPE,
  selfAndAlternate,
  type OgcExtent,
} from './describe-farm.ts';
import type { PageContent } from './page-of.ts';

/** A farm, as a document of it is asked for. */
export interface Farm {
  readonly planId: string;
  /** Address of its landing page. */
  readonly root: string;
}

/** Farms that are listed by name; whoever has more has the address of each from the farm itself. */
const MOST_FARMS = 500;

const inJson = (document: object, page: () => PageContent, type = JSON_TYPE): Forms => ({
  type,
  json: () => JSON.stringify(document),
  page,
});

/** Lists the farms that a caller may see. */
export async function answerFarms(
  db: Reader,
  { caller, at, root }: { readonly caller: Caller; readonly at: Date; readonly root: string },
): Promise<Forms> {
  const farms = await selectVisiblePlans(db, caller, at)
    .select(['plan.id', 'plan.propertyName'])
    .orderBy('plan.propertyName')
    .orderBy('plan.id')
    .limit(MOST_FARMS)
    .execute();
  const title = 'Farms';
  const links = [
    ...selfAndAlternate(root, JSON_TYPE),
    ...farms.map(({ id, propertyName }) => ({
      href: `${root}/${id}`,
      rel: 'child',
      type: JSON_TYPE,
      title: propertyName,
    })),
  ];
  return inJson({ title, links }, () => ({ title, links }));
}

const farmName = async (db: Reader, planId: string): Promise<string> =>
  (await findPlan(db, planId)).propertyName;

export async function answerLanding(db: Reader, { planId, root }: Farm): Promise<Forms> {
  const landing = describeLanding(root, await farmName(db, planId));
  return inJson(landing, () => landing);
}

export async function answerApi(
  db: Reader,
  { planId, root }: Farm,
  collections: readonly OgcCollection[],
): Promise<Forms> {
  const farm = await farmName(db, planId);
  const page = (): PageContent => ({
    title: `${farm}: calls`,
    links: selfAndAlternate(`${root}/api`, OPENAPI_TYPE),
    headings: ['Collection', 'Items', 'Filters'],
    rows: collections.map(({ id, title, properties }) => {
      const filters = properties.flatMap(({ name, filter }) => (filter ? [name] : []));
      const own = `${root}/collections/${id}`;
      return { href: inForm(own, 'html'), cells: [title, `${own}/items`, filters.join(', ')] };
    }),
  });
  return inJson(describeApi(root, { farm, collections }), page, OPENAPI_TYPE);
}

export function answerConformance(root: string): Forms {
  const conformance = describeConformance(root);
  const { conformsTo, links } = conformance;
  return inJson(conformance, () => ({ title: 'Conformance', description: conformsTo.join(' · '), links }));
}

/** Kinds with a collection for each sort of shape. */
const SEVERAL_SHAPES = allKinds.filter(({ shapes }) => shapes.length > 1).map(({ id }) => id);

/** Finds the extent of each collection; of one without features of its own, the box of the farm's boundary. */
async function extentsOf(db: Reader, planId: string): Promise<(collection: OgcCollection) => OgcExtent> {
  const { boundaryBounds } = await findPlan(db, planId);
  const farm: OgcExtent = { box: boundaryBounds as Bounds | null, since: null }; // written by the boundary's own write
  const extents = await findExtents(db, planId, SEVERAL_SHAPES);
  return ({ source }) => {
    if (source.of !== 'kind') return farm;
    const own = extents.filter(
      ({ kind, type }) => kind === source.kind.id && (type === null || source.types?.includes(type)),
    );
    const box = unionBounds(own.map(({ west, south, east, north }): Bounds => [west, south, east, north]));
    const [since = null] = own.map((one) => one.since).toSorted((a, b) => a.getTime() - b.getTime());
    return box ? { box, since } : farm;
  };
}

export async function answerCollections(
  db: Reader,
  { planId, root }: Farm,
  collections: readonly OgcCollection[],
): Promise<Forms> {
  const extentOf = await extentsOf(db, planId);
  const described = describeCollections(
    root,
    collections.map((collection) => [collection, extentOf(collection)]),
  );
  return inJson(described, () => ({
    title: 'Collections',
    links: described.links,
    headings: ['Collection', 'Id'],
    rows: collections.map(({ id, title }) => ({
      href: inForm(`${root}/collections/${id}`, 'html'),
      cells: [title, id],
    })),
  }));
}

export async function answerCollection(
  db: Reader,
  { planId, root }: Farm,
  collection: OgcCollection,
): Promise<Forms> {
  const extentOf = await extentsOf(db, planId);
  const described = describeCollection(root, collection, extentOf(collection));
  return inJson(described, () => described);
}
