import type { FastifyInstance } from 'fastify';
import { readForeignBody } from '../json/read-json.ts';

/** Path to which browsers report violations of the content security policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';
/** Name of the reporting endpoint in the policy. */
export const POLICY_REPORTS_GROUP = 'policy';

/** Largest body in bytes; a report has a few hundred. */
const BODY_LIMIT = 16 * 1024;
/** Most reports logged at a time: one page may violate the policy again and again, and reports each one. */
const MOST_LOGGED = 10;
const LONGEST_TEXT = 100;

/** A violation as it is logged. */
interface Breach {
  readonly directive: string;
  /** The blocked resource: a keyword such as `inline`, or the origin. */
  readonly blocked: string;
  /** The page of ours, without the parts of its URL that name a plan or are a secret. */
  readonly page: string;
  readonly source: string | null;
  readonly line: number | null;
}

type Told = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000) : '');

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether a report comes from a browser extension: extensions violate the policy of every site, and nothing of ours is wrong. */
const isOfExtension = (text: string): boolean => /^[a-z-]*extension\b/i.test(text);

/** The words of a URL, without ids and secrets: the URL of a shared copy or an invitation gives access. */
const wordsOf = ({ pathname }: URL): string =>
  pathname
    .split('/')
    .map((part) => (/^(?:[a-z][a-z-]{0,30}|[\w-]{1,60}\.(?:js|css|html|wasm))?$/.test(part) ? part : '…'))
    .join('/')
    .slice(0, LONGEST_TEXT);

function whereOf(text: string, site: string): string {
  const url = urlOf(text);
  if (url === undefined) return text.slice(0, LONGEST_TEXT);
  if (url.origin === site) return wordsOf(url);
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, LONGEST_TEXT);
}

/** Reads a violation from a report of either format; undefined where it is none of this site. */
function breachFrom(told: Told, site: string): Breach | undefined {
  const page = urlOf(textOf(told['documentURL'] ?? told['document-uri']));
  const blocked = textOf(told['blockedURL'] ?? told['blocked-uri']);
  const source = textOf(told['sourceFile'] ?? told['source-file']);
  const directive = textOf(told['effectiveDirective'] ?? told['effective-directive']);
  if (page?.origin !== site || directive === '' || isOfExtension(blocked) || isOfExtension(source))
    return undefined;
  const line = told['lineNumber'] ?? told['line-number'];
  return {
    directive: directive.slice(0, LONGEST_TEXT),
    blocked: whereOf(blocked, site),
    page: wordsOf(page),
    source: source === '' ? null : whereOf(source, site),
    line: typeof line === 'number' ? line : null,
  };
}

/** Finds the reports in a body: one under its own key, or a list among reports of other types. */
function toldIn(body: unknown): readonly Told[] {
  if (Array.isArray(body))
    return body.flatMap((report: unknown): readonly Told[] => {
      if (!isTold(report) || report['type'] !== 'csp-violation') return [];
      const { body: told } = report;
      return isTold(told) ? [told] : [];
    });
  const told = isTold(body) ? body['csp-report'] : undefined;
  return isTold(told) ? [told] : [];
}

/**
 * Receives the browsers' reports on the content security policy, and logs them. Not a declared call: browsers send reports by themselves, in formats
 * of their own, without a session and without our header; nothing follows but a line in the log.
 */
export async function receivePolicyReports(
  app: FastifyInstance,
  {
    publicUrl,
    perMinute,
    log,
  }: {
    readonly publicUrl: string;
    /** Limit of reports from one address. */
    readonly perMinute: number;
    readonly log: { readonly warn: (what: object, message: string) => void };
  },
): Promise<void> {
  const site = new URL(publicUrl).origin;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => readForeignBody(body),
    );
    const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: BODY_LIMIT, config }, async ({ body }, reply) => {
      const breaches = toldIn(body).flatMap((told) => breachFrom(told, site) ?? []);
      for (const breach of breaches.slice(0, MOST_LOGGED))
        log.warn({ breach }, 'the content security policy was breached');
      return reply.status(204).send();
    });
  });
}
