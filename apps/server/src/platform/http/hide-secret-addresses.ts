import type { FastifyInstance } from 'fastify';

/** URLs that contain a secret that opens them, as pages and as calls. */
const SECRET = /^\/(api\/)?shared(\/|$)/i;

/** Sets headers on answers at secret URLs: not cached, not indexed, and the URL is sent to no other site as referrer. */
export function hideSecretAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!SECRET.test(url)) return;
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
  });
}
