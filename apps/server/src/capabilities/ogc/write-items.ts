import type { BodyOf, createOgcItem, updateOgcItem } from '@tussock/contract';
import { isUuid, type AnyKind, type Attributes } from '@tussock/domain';
import { mapPositions, type Geometry } from '@tussock/geometry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../../handlers.ts';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Op } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { createFeature, deleteFeature, updateFeature, type TakeWith } from '../features/index.ts';
import { figuresOfFeature, type OgcCollection, type OgcSource } from './collections.ts';
import { GEOJSON_TYPE } from './describe-farm.ts';
import { CRS84, ogcSystem } from './ogc-systems.ts';
import { featureOf, readItem, type OneItem } from './read-items.ts';

/** A change of an item that a GIS program sends. */
export interface OgcWrite {
  readonly caller: Caller;
  readonly plan: PlanAccess;
  readonly op: Op;
  readonly collection: OgcCollection;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Address of the collection's items. */
  readonly address: string;
}

const refuse = (message: string): AppError => new AppError('badRequest', { message: [message] });

/** @throws AppError badRequest for a collection that is worked out, or made in another way */
function kindOf({ source }: OgcCollection): Extract<OgcSource, { of: 'kind' }> {
  if (source.of !== 'kind') throw refuse('This collection is only read.');
  return source;
}

/** Figures are measured by the server: what a program sends back of them is left out. */
const FIGURES: ReadonlySet<string> = new Set(figuresOfFeature.map(({ name }) => name));

/** The values that a program sends: it writes null for those that a feature does not have. */
const valuesOf = (properties: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => value !== null && !FIGURES.has(name)),
  );

/** A shape from the system that the header names. What is no shape is left as it is: the check of every shape refuses it. @throws AppError badRequest */
function shapeOf(geometry: Geometry, { headers }: FastifyRequest): Geometry {
  const [, uri = CRS84.uri] = /^<(.+)>$/.exec(String(headers['content-crs'] ?? '')) ?? [];
  const system = ogcSystem(uri);
  if (!system) throw refuse('Content-Crs must be one of the collection’s coordinate reference systems.');
  if (system === CRS84) return geometry;
  try {
    return mapPositions(geometry, ([first, second]) => system.fromPlane(system.planeOf(first, second)));
  } catch {
    throw refuse('The geometry is not one of GeoJSON.');
  }
}

/** @throws AppError badRequest for a type of shape that is in another collection of the kind */
function checkType({ types }: OgcCollection, { type }: Geometry): void {
  if (!types.includes(type)) throw refuse(`This collection has ${types.join(' and ')}.`);
}

/** A stale version has a status of its own here. */
async function withPrecondition<Reply>(write: Promise<Reply>): Promise<Reply> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof AppError && error.code === 'staleVersion')
      throw new AppError('preconditionFailed', { current: error.details.current });
    throw error;
  }
}

/** Answers with an item as it is now. */
async function answerWritten(
  { database: { db } }: Services,
  { plan, collection, reply, address }: OgcWrite,
  id: string,
): Promise<FileAnswer> {
  const item = await readItem(db, plan.planId, collection, id);
  // Whoever deletes it this moment was later.
  if (!item) throw new AppError('gone');
  reply.header('location', `${address}/${id}`);
  return {
    bytes: new TextEncoder().encode(JSON.stringify(featureOf(item, CRS84))),
    contentType: GEOJSON_TYPE,
    headers: { etag: `"${item.version ?? 0}"`, 'content-crs': `<${CRS84.uri}>` },
  };
}

/** Adds a feature. @throws AppError badRequest, alreadyExists */
export async function createItem(
  services: Services,
  write: OgcWrite,
  { geometry, properties }: BodyOf<typeof createOgcItem>,
): Promise<FileAnswer> {
  const { wording } = kindOf(write.collection).kind;
  const { caller, plan, op, collection, reply } = write;
  const shape = shapeOf(geometry, write.request);
  checkType(collection, shape);
  const body = {
    _id: op.id,
    featureType: wording.featureType,
    geometry: shape,
    properties: valuesOf(properties),
  };
  const { _id } = await createFeature(services, { caller, plan, op, body });
  reply.status(201);
  return answerWritten(services, write, _id);
}

/** @throws AppError notFound */
async function findTarget({ database: { db } }: Services, write: OgcWrite, id: string): Promise<OneItem> {
  const item = isUuid(id) ? await readItem(db, write.plan.planId, write.collection, id) : undefined;
  if (!item) throw new AppError('notFound');
  return item;
}

async function writeOver(
  services: Services,
  { caller, plan, op }: OgcWrite,
  target: { readonly id: string; readonly kind: AnyKind },
  content: { readonly geometry: Geometry; readonly properties: Attributes },
): Promise<void> {
  const { featureType } = target.kind.wording;
  await withPrecondition(
    updateFeature(services, {
      caller,
      plan,
      op,
      featureId: target.id,
      featureType,
      body: { ...content, properties: { ...content.properties } },
    }),
  );
}

/** Puts a feature in the place of another. @throws AppError badRequest, notFound, preconditionFailed */
export async function replaceItem(
  services: Services,
  write: OgcWrite & { readonly featureId: string },
  { geometry, properties }: BodyOf<typeof createOgcItem>,
): Promise<FileAnswer> {
  const { kind } = kindOf(write.collection);
  const { id } = await findTarget(services, write, write.featureId);
  const shape = shapeOf(geometry, write.request);
  checkType(write.collection, shape);
  await writeOver(services, write, { id, kind }, { geometry: shape, properties: valuesOf(properties) });
  return answerWritten(services, write, id);
}

/**
 * Changes what is sent of a feature. The rest is what was read just before: without a version of the sender's own, a change that came between refuses
 * this one, so that nothing is overwritten unseen.
 *
 * @throws AppError badRequest, notFound, preconditionFailed
 */
export async function updateItem(
  services: Services,
  write: OgcWrite & { readonly featureId: string },
  { geometry, properties = {} }: BodyOf<typeof updateOgcItem>,
): Promise<FileAnswer> {
  const { kind } = kindOf(write.collection);
  const { id, version, ...read } = await findTarget(services, write, write.featureId);
  const shape = geometry === undefined ? read.geometry : shapeOf(geometry, write.request);
  checkType(write.collection, shape);
  const op: Op = { ...write.op, seenVersion: write.op.seenVersion ?? version ?? undefined };
  const content = { geometry: shape, properties: valuesOf({ ...read.properties, ...properties }) };
  await writeOver(services, { ...write, op }, { id, kind }, content);
  return answerWritten(services, write, id);
}

/** Removes a feature, with what belongs to it. @throws AppError badRequest, notFound, preconditionFailed */
export async function deleteItem(
  services: Services,
  { caller, plan, op, collection, featureId }: OgcWrite & { readonly featureId: string },
  takeWith: readonly TakeWith[],
): Promise<{ id: string }> {
  const { featureType } = kindOf(collection).kind.wording;
  const { _id } = await withPrecondition(
    deleteFeature(services, { caller, plan, op, featureId, featureType, takeWith }),
  );
  return { id: _id };
}
