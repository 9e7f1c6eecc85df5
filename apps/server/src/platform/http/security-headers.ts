import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { POLICY_REPORTS_GROUP, POLICY_REPORTS_PATH } from './receive-policy-reports.ts';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Browser features that our own pages use; all others are denied, to scripts in a page and to frames in it. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'fullscreen=(self)',
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'local-fonts=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const quoted = (sources: readonly string[]): readonly string[] => sources.map((source) => `'${source}'`);

/**
 * The security headers of every answer. Inline scripts and styles are allowed only by the hashes that the build names; 'wasm-unsafe-eval' lets the
 * geometry engine run in its worker and allows no script.
 */
export function securityHeaders(options: {
  readonly inlineHashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly outsideOrigins: readonly string[];
  readonly publicUrl: string;
}): SecurityHeaders {
  const { inlineHashes, outsideOrigins, publicUrl } = options;
  const isHttps = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...quoted(inlineHashes.scripts)],
        'style-src': ["'self'", ...quoted(inlineHashes.styles)],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...outsideOrigins],
        'connect-src': ["'self'", ...outsideOrigins],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        // Both: not every browser knows the newer one.
        'report-to': [POLICY_REPORTS_GROUP],
        'report-uri': [POLICY_REPORTS_PATH],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return {
    ...headersSetBy(setHeaders),
    'permissions-policy': PERMISSIONS_POLICY,
    'reporting-endpoints': `${POLICY_REPORTS_GROUP}="${publicUrl}${POLICY_REPORTS_PATH}"`,
  };
}

/** Collects the headers once from helmet. They are the same for every answer, and also needed for answers that no hook is called for. */
function headersSetBy(setHeaders: ReturnType<typeof helmet>): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** Sets the security headers before anything else, on the raw answer: the local provider writes its pages past the framework. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    done();
  });
}

/** Headers that matter for a document, and not for a script, a stylesheet or a font. */
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Directives that matter for a worker, which has neither frames nor forms, nor scripts and styles within a page. */
const OF_WORKERS = /^(?:default|script|connect|img|font)-src /;

const policyOfWorkers = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => OF_WORKERS.test(directive))
    .map((directive) => directive.replaceAll(/ 'sha256-[^']+'/g, ''))
    .join(';');

/**
 * Removes document headers from answers with assets. A page loads some twenty files, each with its own headers: on a line of 50 kB/s those took a
 * third of a second. A script that runs as a worker has its own policy, which stays.
 */
export function leaveOutHeadersOfPages(answer: ServerResponse): void {
  for (const name of OF_PAGES) answer.removeHeader(name);
  const policy = answer.getHeader('content-security-policy');
  if (typeof policy === 'string') answer.setHeader('content-security-policy', policyOfWorkers(policy));
}
