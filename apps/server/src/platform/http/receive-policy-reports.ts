import type { FastifyInstance } from 'fastify';
import { readForeignBody } from '../json/read-json.ts';

/** Where browsers send what has breached the content security policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';
/** The name of that place, as the policy calls it. */
export const POLICY_REPORTS_GROUP = 'policy';

/** A report is a few hundred bytes; bytes. */
const BODY_LIMIT = 16 * 1024;
/** One page may breach the policy again and again, and says so each time. */
const MOST_LOGGED = 10;
const LONGEST_TEXT = 100;

/** What was breached, as it is logged. */
interface Breach {
  readonly directive: string;
  /** What was not let in: a word such as `inline`, or the site it is of. */
  readonly blocked: string;
  /** The page of ours, without what is of one plan or opens something. */
  readonly page: string;
  readonly source: string | null;
  readonly line: number | null;
}

type Told = Readonly<Record<string, unknown>>;

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000) : '');

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** What people have put into their browsers breaches the policy of every site; nothing of ours is wrong. */
const isOfExtension = (text: string): boolean => /^[a-z-]*extension\b/i.test(text);

/** Words of an address, without ids and secrets: an address of a shared copy or an invitation opens it. */
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

/** A breach from a report of either form; undefined where it is none of this site. */
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

/** What a body tells of breaches: one under a name of its own, or some among reports of other things. */
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
 * Takes what browsers report of breaches of the content security policy, and logs it. Not a declared call: browsers send it by themselves, in
 * forms of their own, without a session and without our header; nothing follows from it but a line in the log.
 */
export async function receivePolicyReports(
  app: FastifyInstance,
  {
    publicUrl,
    perMinute,
    log,
  }: {
    readonly publicUrl: string;
    /** From one address. */
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
