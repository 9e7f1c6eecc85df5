import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where pages of the web application begin with what they would ask first. */
export interface AnsweredWithPages {
  /** The addresses of readings that the page of an address begins with. @param search with its question mark, or empty */
  readonly askedFirst: (pathname: string, search: string) => readonly string[];
  /** The id of the script of data in the page. */
  readonly elementId: string;
  /** Whether somebody may be here at all. */
  readonly mayBeSomebody: (request: FastifyRequest) => boolean;
  /** What is not answered within this time the page asks for itself, milliseconds. */
  readonly longestWaitMs: number;
}

/** The body of a reading as whoever asked for the page would get it, or nothing where it is refused. */
async function bodyFor(app: FastifyInstance, request: FastifyRequest, url: string): Promise<string | null> {
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', cookie: request.headers.cookie ?? '' },
  });
  return statusCode === 200 ? body : null;
}

/** Ends with nothing once the time is over, and holds up no process that ends. */
const waiting = (ms: number): Promise<null> => new Promise((end) => void setTimeout(end, ms, null).unref());

/** In a script no text of somebody's may end it. */
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/** Whether somebody goes to a page. A program that asks for one may keep it, and keeps nothing of anybody's. */
export const isGoingToPage = (request: FastifyRequest, { mayBeSomebody }: AnsweredWithPages): boolean =>
  request.headers['sec-fetch-mode'] === 'navigate' && mayBeSomebody(request);

/**
 * The script of data with what the page of an address asks for first, answered now and by the same ways: whoever is refused a reading finds
 * nothing of it. Empty where nothing is answered.
 */
export async function answeredScript(
  app: FastifyInstance,
  request: FastifyRequest,
  { askedFirst, elementId, longestWaitMs }: AnsweredWithPages,
): Promise<string> {
  const [pathname = '', ...queries] = request.url.split('?');
  const search = queries.length === 0 ? '' : `?${queries.join('?')}`;
  const inTime = waiting(longestWaitMs);
  const answers = await Promise.all(
    askedFirst(pathname, search).map(async (address) => {
      const body = await Promise.race([bodyFor(app, request, address).catch(() => null), inTime]);
      return body === null ? [] : [`${JSON.stringify(address)}:${body}`];
    }),
  );
  const bodies = answers.flat();
  return bodies.length === 0
    ? ''
    : `<script type="application/json" id="${elementId}">{${inScript(bodies.join(','))}}</script>`;
}
