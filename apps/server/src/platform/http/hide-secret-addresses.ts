import type { FastifyInstance } from 'fastify';

/** Addresses that hold the secret that opens them, as pages and as calls. */
const SECRET = /^\/(api\/)?shared(\/|$)/i;

/** An answer at a secret address is kept by nobody, found by no search, and the address is told to no other site. */
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
