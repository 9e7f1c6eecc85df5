import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { AppError } from '../http/app-error.ts';
import { DISK_BUCKET, DISK_UPLOAD_PATH, fullDiskFrom, type DiskStore } from './disk-store.ts';
import { verifyPostPolicy, type AllowedUpload } from './verify-post-policy.ts';

/** Largest body that is read at all; the policy of an upload allows far less. Bytes. */
const BODY_LIMIT = 64 * 1024 * 1024;
/** Bytes still read of a refused upload, so that the browser gets the answer and not a broken connection. */
const DRAIN_LIMIT = 32 * 1024 * 1024;
/** Limits of the form: the fields of a policy and a few more, with short values. */
const LIMITS = { fields: 12, fieldSize: 8192, fieldNameSize: 60, files: 1, parts: 14 };

const refuse = (reason: string): AppError =>
  new AppError('forbidden', { logText: `upload refused: ${reason}` });

/** Reads a refused body to its end, up to a limit. */
async function drain(stream: Readable): Promise<void> {
  let left = DRAIN_LIMIT;
  stream.resume();
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stream.destroy();
  });
  await new Promise<void>((resolve) => {
    if (stream.readableEnded || stream.destroyed) resolve();
    else
      stream
        .once('end', resolve)
        .once('close', resolve)
        .once('error', () => resolve());
  });
}

/**
 * Writes the file part to disk and returns its size in bytes; stops writing when it is too large. After a failed write the part is still read to its
 * end, or the parser would never finish the form.
 *
 * @throws the error of the write
 */
async function writePart(part: Readable, path: string, maxBytes: number): Promise<number> {
  let bytes = 0;
  let fault: unknown;
  const keepFault = (error: unknown): void => void (fault ??= error);
  const file = await open(path, 'w').catch(keepFault);
  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      // a part of a form gives buffers
      bytes += chunk.length;
      if (file && fault === undefined && bytes <= maxBytes) await file.appendFile(chunk).catch(keepFault);
    }
  } finally {
    await file?.close().catch(keepFault);
  }
  if (fault !== undefined) throw fault;
  return bytes;
}

/** Opens the parser of a multipart form. @throws AppError badRequest for a form without a boundary */
function openParser(request: FastifyRequest): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits: LIMITS });
  } catch (error) {
    throw new AppError('badRequest', {
      message: ['The form does not say where its parts end.'],
      logText: String(error),
    });
  }
}

/** Services of the upload endpoint: the store, and whether the form of a key has been used. */
interface UploadDesk {
  readonly store: DiskStore;
  readonly clock: Clock;
  readonly isSpent: (key: string) => Promise<boolean>;
}

/** Receives one upload: fields first, each once, then the file. @throws AppError forbidden, tooLarge, badRequest */
async function takeUpload(request: FastifyRequest, { store, clock, isSpent }: UploadDesk): Promise<void> {
  const fields = new Map<string, string>();
  const path = await store.incomingPath();
  let fault: AppError | undefined;
  let allowed: AllowedUpload | undefined;
  let written: Promise<number> | undefined;
  const parser = openParser(request);
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (written) fault ??= refuse('a field behind the file');
    else if (fields.has(name) || nameTruncated || valueTruncated)
      fault ??= refuse(`field ${name} twice or cut`);
    else fields.set(name, value);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => (fault ??= refuse(limit)));
  parser.on('file', (name, part) => {
    const upload = fault ? undefined : verifyPostPolicy(fields, DISK_BUCKET, store.openingKeys, clock.now());
    if (!upload || name !== 'file' || written) {
      fault ??= refuse('the fields are not what was signed');
      part.resume();
      return;
    }
    allowed = upload;
    written = writePart(part, path, upload.maxBytes);
    // Waited for below; a part that breaks off before that must not end the process.
    written.catch(() => undefined);
  });
  try {
    // The body was left unread by the parser of this route.
    await pipeline(request.body as Readable, parser);
    const bytes = await written;
    if (fault) throw fault;
    if (!allowed || bytes === undefined) throw new AppError('badRequest', { message: ['There is no file.'] });
    if (bytes > allowed.maxBytes) throw new AppError('tooLarge');
    if (bytes < allowed.minBytes) throw new AppError('badRequest', { message: ['The file is empty.'] });
    if (await isSpent(allowed.key)) throw refuse('the upload was used already');
    await store.adopt(path, allowed.key);
  } catch (error) {
    await drain(request.raw);
    const told = fullDiskFrom(error);
    if (told instanceof AppError) throw told;
    throw new AppError('badRequest', { message: ['The upload broke off.'], logText: String(error) });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Mounts the upload endpoint of the disk store, which answers as S3 does. Not a declared call: its request is S3's form, and the signature in it
 * authorizes it. So it needs neither a session nor our header.
 */
export async function receiveDiskUploads(app: FastifyInstance, desk: UploadDesk): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    scope.post(DISK_UPLOAD_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await takeUpload(request, desk);
      return reply.status(204).send();
    });
  });
}
