import type { SharedCopy } from '@tussock/contract';
import { releaseStateOf } from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { keyOfRelease } from '../../platform/files/release-keys.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openingKeys } from '../../platform/secrets/opening-keys.ts';
import { hashOfSecret } from '../../platform/secrets/secret.ts';
import type { Services } from '../../services.ts';
import type { AboutCopy } from '../plan-book/index.ts';
import { isCode, isPass, makePass } from './code-word.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { holdShared, insertOpening, updateRelease, type ReleaseRow } from './release-store.ts';

/** An anonymous visitor with a link to a shared copy. */
export interface Stranger {
  readonly secret: string;
  readonly address: string;
}

/**
 * Finds the copy of a link and locks it: a withdrawal waits, and a withdrawn copy cannot be opened. All invalid links get the same answer.
 *
 * @throws AppError notFound
 */
async function holdOpen(trx: Transaction<DB>, secret: string, at: Date): Promise<ReleaseRow> {
  const row = await holdShared(trx, hashOfSecret(secret));
  if (!row || releaseStateOf(row, at) !== 'open') throw new AppError('notFound');
  return row;
}

type Let = 'in' | 'asked' | 'wrong';

/** Checks the code word. Wrong ones are counted, and after some the link is blocked. */
async function letIn(
  trx: Transaction<DB>,
  row: ReleaseRow,
  { codeWord, network, at }: { codeWord: string | undefined; network: string; at: Date },
): Promise<Let> {
  if (row.codeHash && row.codeSalt) {
    if (codeWord === undefined) return 'asked';
    if (!(await isCode(codeWord, row.codeSalt, row.codeHash))) {
      await updateRelease(trx, row.id, { wrongCodes: row.wrongCodes + 1 });
      await insertOpening(trx, { releaseId: row.id, at, what: 'wrongCode', network });
      return 'wrong';
    }
    await updateRelease(trx, row.id, { wrongCodes: 0 });
  }
  await insertOpening(trx, { releaseId: row.id, at, what: 'read', network });
  return 'in';
}

async function readText({ files }: Services, key: string): Promise<string> {
  const bytes = await files.read(key);
  if (!bytes) throw new AppError('notFound', { logText: `${key} is not in the store` });
  return Buffer.from(bytes).toString();
}

async function presentCopy(services: Services, row: ReleaseRow, at: Date): Promise<SharedCopy['copy']> {
  const key = keyOfRelease(row.id);
  const [documentText, about] = await Promise.all([
    readText(services, key.document),
    readText(services, key.about),
  ]);
  return {
    propertyName: row.propertyName,
    madeAt: row.madeAt.toISOString(),
    expiresAt: (row.expiresAt ?? at).toISOString(),
    bytes: row.bytes,
    sha256: row.sha256,
    pass: makePass(services.configuration.sessionKey, row.id, at),
    documentText,
    pictures: [...(JSON.parse(about) as AboutCopy).pictures], // written by the maker in this shape
  };
}

/** Opens a shared copy for a visitor with its link, and the code word where there is one. @throws AppError notFound */
export async function openShared(
  services: Services,
  { secret, address }: Stranger,
  codeWord: string | undefined,
): Promise<SharedCopy> {
  const at = services.clock.now();
  const network = networkOf(address);
  const { row, let: allowed } = await inTransaction(services.database.db, async (trx) => {
    const open = await holdOpen(trx, secret, at);
    return { row: open, let: await letIn(trx, open, { codeWord, network, at }) };
  });
  if (allowed !== 'in') return { copy: null, isCodeWrong: allowed === 'wrong' };
  return { copy: await presentCopy(services, row, at), isCodeWrong: false };
}

/** Reads a file of a shared copy for an admitted visitor; downloads of the PDF are counted. @throws AppError notFound */
export async function readPart(
  services: Services,
  { secret, address, pass }: Stranger & { readonly pass: string },
  part: { readonly what: 'picture'; readonly fileId: string } | { readonly what: 'pdf' },
) {
  const at = services.clock.now();
  const keys = openingKeys(services.configuration);
  const row = await inTransaction(services.database.db, async (trx) => {
    const open = await holdOpen(trx, secret, at);
    if (!isPass(keys, open.id, { pass, at })) throw new AppError('notFound');
    const opening = { releaseId: open.id, at, what: 'download', network: networkOf(address) } as const;
    if (part.what === 'pdf') await insertOpening(trx, opening);
    return open;
  });
  const key = keyOfRelease(row.id);
  const chunks = await services.files.stream(part.what === 'pdf' ? key.pdf : key.picture(part.fileId));
  if (!chunks) throw new AppError('notFound');
  return { row, chunks };
}
