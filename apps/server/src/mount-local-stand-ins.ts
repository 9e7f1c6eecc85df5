import type { FastifyInstance } from 'fastify';
import { READY_MADE_PEOPLE } from './capabilities/demonstration/index.ts';
import { outboxPage } from './capabilities/outbox/index.ts';
import type { DiskStore } from './platform/files/disk-store.ts';
import { isUploadSpent } from './platform/files/staged-upload-store.ts';
import { receiveDiskUploads } from './platform/files/receive-disk-uploads.ts';
import { mountLocalProvider } from './platform/identity/local-provider.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Services } from './services.ts';

/** Mounts the server's own replacements of outside services: uploads to its disk, and the local sign-in with its letters. */
export async function mountLocalStandIns(
  app: FastifyInstance,
  {
    services: { configuration, clock, database },
    disk,
    mailer,
    localSecret,
  }: {
    readonly services: Services;
    readonly disk: DiskStore | undefined;
    readonly mailer: Mailer;
    readonly localSecret: string;
  },
): Promise<void> {
  if (disk)
    await receiveDiskUploads(app, {
      store: disk,
      clock,
      isSpent: (key) => isUploadSpent(database.db, key),
    });
  if (!configuration.hasLocalProvider) return;
  await mountLocalProvider(app, {
    configuration,
    clientSecret: localSecret,
    readyMade: configuration.isDemonstration ? READY_MADE_PEOPLE : [],
  });
  app.get('/dev/outbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(outboxPage(await mailer.outbox())),
  );
}
