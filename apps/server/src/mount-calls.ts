import type { SharedLimit } from './platform/http/call-counts.ts';
import { isUuid, TOKEN_CALLS_PER_MINUTE } from '@tussock/domain';
import { Readable } from 'node:stream';
import { allCalls, type AnyCall, type CallId } from '@tussock/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, type Admission, type Identify } from './admit.ts';
import type {
  CallContext,
  FileAnswer,
  Handlers,
  PageAnswer,
  StreamAnswer,
  UnchangedAnswer,
} from './handlers.ts';
import { AppError } from './platform/http/app-error.ts';
import { badRequestFrom } from './platform/http/bad-request.ts';
import { attachmentOf } from './platform/http/content-disposition.ts';
import { checkAddress } from './platform/http/check-address.ts';
import { openEventStream } from './platform/http/event-stream.ts';
import { readBody, readForeignBody } from './platform/json/read-json.ts';
import { packedAs, packStream, packText } from './platform/http/pack.ts';
import { hasBearerToken } from './platform/http/read-token.ts';
import { refuseCrossSite } from './platform/http/refuse-cross-site.ts';
import { whileAwaited } from './platform/http/while-awaited.ts';
import { opOfCall } from './platform/ledger/op.ts';
import type { Services } from './services.ts';

/** Headers of downloaded files: no script in a file may run, and nothing in it may load anything. */
const OF_FILES = { 'content-security-policy': "default-src 'none'; sandbox" };

// A call whose parts are not known one by one; each handler is typed by its own call where it is written.
type LooseHandler = (context: CallContext<AnyCall>) => Promise<unknown>;

/** Parses one part of a request by its declared schema; undefined for a call that declares none. */
function parsePart(schema: AnyCall['query'] | AnyCall['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw badRequestFrom(parsed.error.issues);
  return parsed.data;
}

/** The content of a file answer, compressed where that is wanted and accepted. */
function contentOf(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): Readable | Buffer {
  const content = 'chunks' in file ? Readable.from(file.chunks) : Buffer.from(file.bytes);
  const way = file.isCompressed && packedAs(request, reply);
  if (!way) return content;
  return packStream(content, way, 'chunks' in file ? file.size : file.bytes.length);
}

const sendJson = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> =>
  reply.type('application/json; charset=utf-8').send(await packText(text, request, reply));

async function sendAnswer(
  call: AnyCall,
  answer: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  if ('answer' in call && call.answer === 'page') return reply.redirect((answer as PageAnswer).redirectTo); // a call that is declared so gives that
  if ('answer' in call && call.answer === 'jsonText') return sendJson(request, reply, answer as string); // as above
  if ('answer' in call && call.answer === 'file') {
    const file = answer as FileAnswer | UnchangedAnswer; // as above
    if ('isUnchanged' in file) return reply.headers(file.headers).status(304).send();
    if (file.fileName) reply.header('content-disposition', attachmentOf(file.fileName));
    return reply
      .headers({ ...OF_FILES, ...file.headers })
      .type(file.contentType)
      .send(contentOf(file, request, reply));
  }
  // Passing the answer through its declared shape leaves out whatever is not declared.
  const shaped = 'reply' in call && call.reply ? call.reply.parse(answer) : {};
  if ('status' in call && call.status) reply.status(call.status);
  return sendJson(request, reply, JSON.stringify(shaped));
}

/** Opens an event stream. Its sender can check the caller's right again while it runs. */
function sendStream({ begin }: StreamAnswer, reply: FastifyReply, askAgain: () => Promise<Admission>): void {
  let onEnd = (): void => {};
  const stream = openEventStream(reply, () => onEnd());
  onEnd = begin(stream, askAgain);
}

/** Spec §8: a call that takes longer is answered with 408, where it declares no time of its own. The survey alone may take 25 s. */
export const LONGEST_CALL_MS = 90_000;
const longestMsOf = (call: AnyCall): number =>
  'longestMs' in call ? (call.longestMs ?? LONGEST_CALL_MS) : LONGEST_CALL_MS;

/** Default limit of the body for calls that anyone may make, in bytes. */
const STRANGERS_BODY_LIMIT = 16 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sent by another server: the body may be a form, and its JSON is parsed leniently, since much in it is not ours to judge. */
    isSentByServer?: boolean;
  }
  interface FastifyRequest {
    /** The admitted caller; set before the body is read. */
    admission: Admission | undefined;
  }
}

/** Installs the body parsers: JSON, and forms only for the few calls that other servers send, since a page of another site can send forms too. */
function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    ['application/json', 'application/geo+json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      // What another server sends is small, and much in it is not ours to judge.
      request.routeOptions.config.isSentByServer ? readForeignBody(body) : readBody(body),
  );
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (request.routeOptions.config.isSentByServer) done(null, readForm(String(body)));
      else done(new AppError('wrongMediaType'));
    },
  );
}

function readForm(text: string): Readonly<Record<string, string>> {
  checkAddress(text.replaceAll('+', ' '));
  return Object.fromEntries(new URLSearchParams(text));
}

/** Path parameters not checked here: the plan's id is checked with the right to it, and a device has the id printed on it. */
const OTHER_IDS: ReadonlySet<string> = new Set(['planId', 'deviceId']);

/** Refuses path parameters that should be ids and are not, as not found. */
function checkIds(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params))
    if (/^id$|Id$/.test(name) && !OTHER_IDS.has(name) && !isUuid(value)) throw new AppError('notFound');
}

/**
 * Highest limit, per minute, that is counted across copies. Higher limits only protect one copy from too much work, so each copy counts them by
 * itself, without the database.
 */
const HIGHEST_SHARED_LIMIT = 600;

/**
 * The rate limit of a call, shared by all its routes and methods (HEAD is answered like GET); limits up to 600 a minute are counted over all copies
 * of the server.
 */
function countsOf(app: FastifyInstance, call: AnyCall, rateLimitScale: number) {
  if (!('callsPerMinute' in call) || !call.callsPerMinute) return [];
  const shared: SharedLimit = call.callsPerMinute <= HIGHEST_SHARED_LIMIT ? { sharedAs: call.id } : {};
  return [app.rateLimit({ max: call.callsPerMinute * rateLimitScale, ...shared })];
}

/** The rate limit of an access token over all calls and all copies of the server; its state is in the headers of each answer. */
const countsOfTokens = (app: FastifyInstance, rateLimitScale: number) => {
  const shared: SharedLimit = { sharedAs: 'token' };
  const count = app.createRateLimit({
    max: TOKEN_CALLS_PER_MINUTE * rateLimitScale,
    keyGenerator: ({ admission }) => admission?.caller?.token?.id ?? '',
    ...shared,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.admission?.caller?.token) return;
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds, isExceeded } = counted;
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': ttlInSeconds,
    });
    if (!isExceeded) return;
    reply.header('retry-after', ttlInSeconds);
    throw new AppError('tooMany');
  };
};

function limitsOf(call: AnyCall) {
  const bodyLimit =
    'bodyLimit' in call ? call.bodyLimit : call.access.to === 'anyone' ? STRANGERS_BODY_LIMIT : undefined;
  return {
    ...(bodyLimit ? { bodyLimit } : {}),
    config: {
      ...('callsPerMinute' in call && call.callsPerMinute
        ? { rateLimit: false as const } // counted by its own hook
        : {}),
      isSentByServer: 'isSentByServer' in call && call.isSentByServer,
    },
  };
}

/** Paths at which a call is mounted: one that ends with a slash is answered without it as well. */
function addressesOf({ path }: AnyCall): readonly string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return url.endsWith('/') ? [url, url.slice(0, -1)] : [url];
}

/** Builds the handler's arguments from an admitted request. */
function contextOf(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<CallContext<AnyCall>, 'ended'> {
  const { caller, plan } = request.admission ?? {};
  if (call.access.to !== 'anyone') checkIds(request.params as Record<string, string>); // Fastify's own: texts by name
  const asked = {
    params: request.params,
    query: parsePart(call.query, request.query),
    body: parsePart(call.body, request.body),
  };
  return {
    ...asked,
    caller,
    plan,
    op: opOfCall(call.id, request.headers, asked),
    request,
    reply,
  } as unknown as Omit<CallContext<AnyCall>, 'ended'>; // each part was parsed by the call's own shape
}

/** Mounts every declared call. The table of handlers is complete: a call without a handler does not compile. */
export function mountCalls(
  app: FastifyInstance,
  options: { services: Services; identify: Identify; handlers: Handlers<CallId>; rateLimitScale: number },
): void {
  const { services, identify, handlers, rateLimitScale } = options;
  const publicOrigin = new URL(services.configuration.publicUrl).origin;
  readBodies(app);
  app.decorateRequest('admission', undefined);
  const countOfToken = countsOfTokens(app, rateLimitScale);
  for (const call of allCalls) {
    const handle = handlers[call.id] as unknown as LooseHandler; // each is called with the parts of its own call
    const counts = countsOf(app, call, rateLimitScale);
    const route = (url: string): void =>
      void app.route({
        method: call.method,
        url,
        ...limitsOf(call),
        onRequest: [
          async (request) => {
            checkAddress(request.raw.url ?? '');
            const hasOwnProof = 'isSentByServer' in call && call.isSentByServer;
            if (!hasOwnProof && !hasBearerToken(request)) refuseCrossSite(request, publicOrigin);
          },
          ...counts,
        ],
        // Behind the limit of calls and before the body: what a stranger sends is never read.
        preParsing: [
          async (request) => {
            request.admission = await admit(call, request, { services, identify });
          },
          countOfToken,
        ],
        handler: async (request, reply) => {
          const context = contextOf(call, request, reply);
          reply.header('cache-control', 'no-store');
          const answer = await whileAwaited(reply, longestMsOf(call), (ended) =>
            handle({ ...context, ended }),
          );
          if (!('answer' in call) || call.answer !== 'stream')
            return sendAnswer(call, answer, { request, reply });
          const askQuietly: Identify = (asked) => identify(asked, { isQuiet: true });
          sendStream(answer as StreamAnswer, reply, () =>
            // a call that is declared so gives that
            admit(call, request, { services, identify: askQuietly }),
          );
          return reply;
        },
      });
    for (const url of addressesOf(call)) route(url);
  }
}
