import { mkdir, statfs } from 'node:fs/promises';
import type { Configuration } from '../configuration/configuration.ts';
import { withinTime } from '../clock/within-time.ts';
import { fileSettingsOf, openFileStore } from '../files/open-file-store.ts';
import { fault, reasonOf, warning, well, type Finding } from './finding.ts';

const PROBE = 'staged/doctor-probe';
const TIMEOUT_MS = 10_000;
const LEAST_FREE_BYTES = 5_000_000_000;

/** Writes, reads, lists and removes a file, as the server does. */
async function tryStore(configuration: Configuration): Promise<void> {
  const { files } = openFileStore(
    fileSettingsOf(configuration, configuration.publicUrl ?? 'http://localhost'),
  );
  const content = Buffer.from('written by doctor to see whether it can be');
  await files.write(PROBE, content, 'text/plain');
  try {
    const read = await files.read(PROBE);
    if (!read || !Buffer.from(read).equals(content)) throw new Error('what was written cannot be read');
    for await (const _key of files.list()) break;
  } finally {
    await files.remove([PROBE]);
  }
}

/** Asks the bucket what a browser asks before it uploads. */
async function checkCors({ fileBucket, publicUrl }: Configuration): Promise<readonly Finding[]> {
  if (!fileBucket || publicUrl === undefined) return [];
  const url = `${fileBucket.endpoint.replace(/\/$/, '')}/${fileBucket.bucket}`;
  const headers = { origin: new URL(publicUrl).origin, 'access-control-request-method': 'POST' };
  const answer = await withinTime(TIMEOUT_MS, (signal) => fetch(url, { method: 'OPTIONS', headers, signal }));
  const allowed = answer.headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === headers.origin
    ? [well('uploads', `the bucket takes them from ${headers.origin}`)]
    : [
        fault(
          'uploads',
          `the bucket refuses them from ${headers.origin}`,
          `Give it a CORS rule: AllowedOrigin ${headers.origin}, AllowedMethod POST, AllowedHeader *.`,
        ),
      ];
}

async function checkRoom({ dataFolder }: Configuration): Promise<Finding> {
  await mkdir(dataFolder, { recursive: true });
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const says = `${(free / 1_000_000_000).toFixed(1)} GB free in ${dataFolder}`;
  return free >= LEAST_FREE_BYTES
    ? well('disk', says)
    : warning('disk', says, 'Make room: uploads are refused when the disk is full.');
}

/** Checks the store of uploaded files. */
export async function checkFiles(configuration: Configuration): Promise<readonly Finding[]> {
  const subject = configuration.fileBucket ? 'bucket' : 'files';
  try {
    await tryStore(configuration);
  } catch (error) {
    return [
      fault(
        subject,
        reasonOf(error),
        configuration.fileBucket
          ? 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys; they need GetObject, PutObject, DeleteObject and ListBucket.'
          : 'Let the user of the server write to DATA_DIR.',
      ),
    ];
  }
  const store = well(subject, 'a file was written, read, listed and removed');
  if (!configuration.fileBucket) return [store, await checkRoom(configuration)];
  return [
    store,
    ...(await checkCors(configuration).catch((error: unknown) => [
      warning('uploads', reasonOf(error), 'The CORS rule of the bucket could not be asked for.'),
    ])),
  ];
}
