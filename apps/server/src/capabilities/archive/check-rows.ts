import type { RecordRow } from '@tussock/contract';
import {
  archiveRefusals,
  checkFields,
  findEntity,
  GEOMETRY,
  isUuid,
  kindOfEntity,
  upgradeValues,
  type FieldRefusal,
} from '@tussock/domain';
import * as z from 'zod/mini';
import type { AppError } from '../../platform/http/app-error.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';
import { examineContent } from '../features/index.ts';
import { archiveShape, madeTimes } from './archive-shape.ts';
import type { PlanArchive } from './plan-archive.ts';

/** Form field for problems of a ZIP. */
export const ASKED_IN = 'filePath';

export const refuseArchive = (message: string): AppError => refuseField(ASKED_IN, message);

/** Name of a thing in refusals: 'Paddock 019…'. */
const called = ({ entity, id, values }: RecordRow): string => {
  const name = values['name'] ?? values['title'] ?? id;
  return `${findEntity(entity)?.names.singular ?? entity} ${typeof name === 'string' ? name : id}`;
};

export const refuseRow = (row: RecordRow, refusals: readonly FieldRefusal[]): AppError =>
  refuseArchive(archiveRefusals.thing(called(row), refusals.map(({ message }) => message).join('; ')));

/** Reads a feature, upgraded from an older release to the present version of its kind. @throws AppError badRequest */
export function featureContentOf(row: RecordRow) {
  const kind = kindOfEntity(row.entity);
  if (!kind) throw refuseRow(row, [{ field: 'entity', message: 'it is no feature' }]);
  const { [GEOMETRY]: geometry, ...written } = row.values;
  const from = { version: row.kindVersion ?? 1, isWhole: true };
  const properties = upgradeValues(kind, written, from);
  if (!properties) throw refuseRow(row, [{ field: 'kindVersion', message: 'a newer release wrote it' }]);
  const examined = examineContent(kind, { geometry, properties, isDrawn: true });
  if (!examined.ok) throw refuseRow(row, examined.refusals);
  return examined.content;
}

/** Whether a value has a form allowed beside declared fields, for links, places and lists: text, ids, figures, booleans, and lists of those. */
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one)));

/** Checks the values of a thing that is no feature by its declared fields; missing ones may stay missing. @throws AppError badRequest */
export function checkValues(row: RecordRow): void {
  const entity = findEntity(row.entity);
  const declared = Object.entries(entity?.fields ?? {}).filter(([key]) => key in row.values);
  const fields = Object.fromEntries(declared);
  const own = Object.fromEntries(Object.entries(row.values).filter(([key]) => key in fields));
  const checked = checkFields(fields, own);
  if (!checked.ok) throw refuseRow(row, checked.refusals);
  for (const [key, value] of Object.entries(row.values))
    if (!(key in fields) && !isPlain(value))
      throw refuseRow(row, [{ field: key, message: `${key} is not what it may be` }]);
}

/** Reads when a thing was created and last changed. @throws AppError badRequest */
export function timesOf(row: RecordRow): { readonly createdAt: Date; readonly updatedAt: Date } {
  const checked = madeTimes.safeParse(row.made);
  if (!checked.success) throw refuseRow(row, [{ field: 'made', message: 'its times are missing' }]);
  return { createdAt: new Date(checked.data.createdAt), updatedAt: new Date(checked.data.updatedAt) };
}

/** Validates `plan.json`. @throws AppError badRequest */
export function checkArchive(read: unknown): Omit<PlanArchive, 'product' | 'formatVersion'> {
  const checked = archiveShape.safeParse(read);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw refuseArchive(
      archiveRefusals.unreadable(
        'plan.json',
        `${z.core.toDotPath(issue?.path ?? [])} ${issue?.message ?? ''}`.trim(),
      ),
    );
  }
  const { rows, planId } = checked.data;
  const plans = rows.filter(({ entity }) => entity === 'plan');
  if (plans.length !== 1 || plans[0]?.id !== planId || !isUuid(planId))
    throw refuseArchive(archiveRefusals.unreadable('plan.json', 'it is not of one plan'));
  return checked.data;
}
