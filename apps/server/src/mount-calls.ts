import { Readable } from 'node:stream';
import { allCalls, SEE_AS_HEADER, type AnyCall, type CallId } from '@tussock/contract';
import { canDo } from '@tussock/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, FileAnswer, Handlers, PageAnswer } from './handlers.ts';
import type { Caller, PlanAccess } from './platform/access/caller.ts';
import { findPlanAccess } from './platform/access/find-plan-access.ts';
import { AppError } from './platform/http/app-error.ts';
import { badRequestFrom } from './platform/http/bad-request.ts';
import { refuseCrossSite } from './platform/http/refuse-cross-site.ts';
import { noteStaffReading } from './platform/ledger/note-staff-reading.ts';
import { opOfCall } from './platform/ledger/op.ts';
import type { Services } from './services.ts';

/** A file is never a page of ours: whatever stands in it runs nothing and reaches nothing. */
const OF_FILES = { 'content-security-policy': "default-src 'none'; sandbox" };

type Identify = (request: FastifyRequest) => Promise<Caller>;
// A call whose parts are not known one by one; each handler is typed by its own call where it is written.
type LooseHandler = (context: CallContext<AnyCall>) => Promise<unknown>;

/** Parses one part of a request by its declared shape; a call that declares none gets undefined. */
function parsePart(schema: AnyCall['query'] | AnyCall['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw badRequestFrom(parsed.error.issues);
  return parsed.data;
}

const readSeeAs = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header;

function sendAnswer(call: AnyCall, answer: unknown, reply: FastifyReply): FastifyReply {
  if ('answer' in call && call.answer === 'page') return reply.redirect((answer as PageAnswer).redirectTo);
  if ('answer' in call && call.answer === 'jsonText')
    return reply.type('application/json; charset=utf-8').send(Buffer.from(answer as string));
  if ('answer' in call && call.answer === 'file') {
    const file = answer as FileAnswer;
    if (file.fileName)
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      );
    return reply
      .headers({ ...OF_FILES, ...file.headers })
      .type(file.contentType)
      .send('chunks' in file ? Readable.from(file.chunks) : Buffer.from(file.bytes));
  }
  // Passing the answer through its declared shape leaves out whatever is not declared.
  const shaped = 'reply' in call && call.reply ? call.reply.parse(answer) : {};
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(shaped));
}

/** Who calls, and whether they may: the one place where a call is let through or refused. */
async function admit(
  call: AnyCall,
  request: FastifyRequest,
  { services, identify }: { services: Services; identify: Identify },
): Promise<{ caller: Caller | undefined; plan: PlanAccess | undefined }> {
  const { access } = call;
  if (access.to === 'anyone') return { caller: undefined, plan: undefined };
  const caller = await identify(request);
  if (access.to === 'signedIn') {
    if (!canDo(caller.role, access.ability))
      throw new AppError('forbidden', { logText: `${caller.role} may not ${access.ability}` });
    return { caller, plan: undefined };
  }
  const { planId = '' } = request.params as { planId?: string };
  const at = services.clock.now();
  const plan = await findPlanAccess(services.database.db, {
    caller,
    planId,
    ability: access.ability,
    at,
    isWrite: call.method !== 'GET',
    seeAs: readSeeAs(request.headers[SEE_AS_HEADER]),
  });
  if (call.method === 'GET') await noteStaffReading(services.database.db, { caller, plan, at });
  return { caller, plan };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form, which only another server sends. */
    takesForm?: boolean;
  }
}

/** Forms are read for the few calls that other servers send; a page of another site can send forms too, so for no other. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (request.routeOptions.config.takesForm)
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      else done(new AppError('wrongMediaType'));
    },
  );
}

/** Mounts every declared call. The table of handlers is complete, so a call without one does not compile. */
export function mountCalls(
  app: FastifyInstance,
  options: { services: Services; identify: Identify; handlers: Handlers<CallId>; rateLimitScale: number },
): void {
  const { services, identify, handlers, rateLimitScale } = options;
  const publicOrigin = new URL(services.configuration.publicUrl).origin;
  readForms(app);
  for (const call of allCalls) {
    const handle = handlers[call.id] as unknown as LooseHandler;
    const isSentByServer = 'isSentByServer' in call && call.isSentByServer;
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...('bodyLimit' in call && call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
      config: {
        ...('callsPerMinute' in call && call.callsPerMinute
          ? { rateLimit: { max: call.callsPerMinute * rateLimitScale } }
          : {}),
        takesForm: isSentByServer,
      },
      // Refused before the body is read, so that a stranger's upload costs nothing.
      onRequest: async (request) => {
        if (!isSentByServer) refuseCrossSite(request, publicOrigin);
      },
      handler: async (request, reply) => {
        const { caller, plan } = await admit(call, request, { services, identify });
        const asked = {
          params: request.params,
          query: parsePart(call.query, request.query),
          body: parsePart(call.body, request.body),
        };
        const context = {
          ...asked,
          caller,
          plan,
          op: opOfCall(call.id, request.headers, asked),
          request,
          reply,
        } as unknown as CallContext<AnyCall>;
        reply.header('cache-control', 'no-store');
        return sendAnswer(call, await handle(context), reply);
      },
    });
  }
}
