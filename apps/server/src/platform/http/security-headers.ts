import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The headers every answer carries. No inline script or style is allowed but those whose hash the build names;
 * 'wasm-unsafe-eval' lets the geometry engine run in its worker and allows no script.
 */
export async function installSecurityHeaders(
  app: FastifyInstance,
  options: {
    readonly inlineScriptHashes: readonly string[];
    readonly outsideOrigins: readonly string[];
    readonly isHttps: boolean;
    readonly formOrigins: readonly string[];
  },
): Promise<void> {
  const { inlineScriptHashes, outsideOrigins, isHttps, formOrigins } = options;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", ...formOrigins],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...outsideOrigins],
        'connect-src': ["'self'", ...outsideOrigins],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
