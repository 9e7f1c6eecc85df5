import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { archiveRefusals } from '@tussock/domain';
import * as z from 'zod/mini';
import { parseJson } from '../../platform/json/read-json.ts';
import { frozenShape } from './archive-shape.ts';
import { refuseArchive } from './check-rows.ts';
import type { ArchiveVersion } from './plan-archive.ts';

/** Checks that versions are numbered from 1 without a gap, each with an id of its own. @throws AppError badRequest */
export function checkNumbers(versions: readonly ArchiveVersion[]): void {
  const ids = new Set<string>();
  const inTurn = versions.toSorted((one, other) => one.number - other.number);
  for (const [index, { id, number, path }] of inTurn.entries()) {
    if (number !== index + 1) throw refuseArchive(archiveRefusals.unreadable(path, outOfTurn));
    if (ids.has(id)) throw refuseArchive(archiveRefusals.unreadable(path, idTaken));
    ids.add(id);
  }
}

const outOfTurn = 'versions are numbered from 1, each number once';
/** Message: a version has an id that another one has, in the ZIP or here. */
export const idTaken = 'another version has its id';

const parsed = (bytes: Buffer): unknown => {
  try {
    return parseJson(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * Checks that a frozen version is usable for a book and a list of changes. Its hash only shows that it is what the packer of the ZIP meant.
 *
 * @throws AppError badRequest with the file at fault
 */
export function checkFrozen(bytes: Buffer, { path, contentHash, rev }: ArchiveVersion): void {
  if (createHash('sha256').update(bytes).digest('hex') !== contentHash)
    throw refuseArchive(archiveRefusals.changed(path));
  const checked = frozenShape.safeParse(parsed(bytes));
  const refuse = (why: string): never => {
    throw refuseArchive(archiveRefusals.unreadable(path, why));
  };
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refuse(`${z.core.toDotPath(issue?.path ?? [])} ${issue?.message ?? ''}`.trim());
  }
  const { planId, rows } = checked.data;
  if (checked.data.rev !== rev) return refuse('it was frozen at another revision');
  const plans = rows.filter(({ entity }) => entity === 'plan');
  if (plans.length !== 1 || plans[0]?.id !== planId) return refuse('it is not of one plan');
}

/** Checks the printed book of a version. @throws AppError badRequest with the file at fault */
export async function checkPrinted(
  file: string,
  { path, sha256 }: NonNullable<ArchiveVersion['pdf']>,
): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw refuseArchive(archiveRefusals.changed(path));
}
