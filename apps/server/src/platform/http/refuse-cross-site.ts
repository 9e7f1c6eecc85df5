import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site could have made the browser send: requires our own header, which a form cannot set, and the Origin of this site
 * where the browser sends one.
 *
 * @throws AppError forbidden
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnOrigin =
    origin === undefined ? site === undefined || site === 'same-origin' : origin === publicOrigin;
  if (!isOwnOrigin || request.headers['x-requested-with'] === undefined)
    throw new AppError('forbidden', {
      logText: `cross-site write refused: origin ${String(origin)}, site ${String(site)}`,
    });
}
