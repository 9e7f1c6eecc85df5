import { refusals } from '@tussock/domain';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { callCounts } from './platform/http/call-counts.ts';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { accessHandlers } from './capabilities/access/index.ts';
import { accessTokenHandlers, identifyToken } from './capabilities/access-tokens/index.ts';
import { accountHandlers } from './capabilities/accounts/index.ts';
import { cadastralHandlers } from './capabilities/cadastral/index.ts';
import { deviceHandlers, type Ingest } from './capabilities/devices/index.ts';
import { describeCalls, documentationPage } from './capabilities/documentation/index.ts';
import { examinationHandlers } from './capabilities/examinations/index.ts';
import { featureHandlers, kindHandlers } from './capabilities/features/index.ts';
import { fertiliserHandlers } from './capabilities/fertiliser/index.ts';
import { fileHandlers } from './capabilities/files/index.ts';
import { invitationHandlers } from './capabilities/invitations/index.ts';
import { noticeHandlers } from './capabilities/notices/index.ts';
import { profileHandlers } from './capabilities/profile/index.ts';
import { lifeHandlers } from './capabilities/life/index.ts';
import { archiveHandlers } from './capabilities/archive/index.ts';
import { actionHandlers } from './capabilities/actions/index.ts';
import { auditHandlers, serviceAuditHandlers } from './capabilities/audit/index.ts';
import { calendarHandlers } from './capabilities/calendar/index.ts';
import { reminderHandlers } from './capabilities/digests/index.ts';
import { releaseHandlers } from './capabilities/releases/index.ts';
import { auditPackHandlers } from './capabilities/audit-pack/index.ts';
import { planBookHandlers } from './capabilities/plan-book/index.ts';
import { mapFileHandlers } from './capabilities/map-files/index.ts';
import { portfolioHandlers } from './capabilities/portfolio/index.ts';
import { ogcHandlers } from './capabilities/ogc/index.ts';
import { planHandlers } from './capabilities/plans/index.ts';
import { replicaHandlers, type Live } from './capabilities/replica/index.ts';
import { reportHandlers } from './capabilities/reporting/index.ts';
import { personalDataHandlers } from './capabilities/personal-data/index.ts';
import { serviceDeskHandlers, serviceHandlers } from './capabilities/service/index.ts';
import { riskHandlers } from './capabilities/risk/index.ts';
import { soilTestHandlers } from './capabilities/soil-tests/index.ts';
import { identifyCaller, sessionHandlers } from './capabilities/session/index.ts';
import { taskHandlers } from './capabilities/tasks/index.ts';
import { terrainHandlers } from './capabilities/terrain/index.ts';
import { userHandlers } from './capabilities/users/index.ts';
import { LONGEST_CALL_MS, mountCalls } from './mount-calls.ts';
import { isDiskFull } from './platform/database/database-unavailable.ts';
import { AppError } from './platform/http/app-error.ts';
import { installErrorReplies } from './platform/http/error-reply.ts';
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from './platform/http/plain-page.ts';
import { endConnectionsOnClose } from './platform/http/end-connections.ts';
import {
  answerFrameworkErrors,
  answerNodeErrors,
  answerSocketErrors,
} from './platform/http/framework-errors.ts';
import { hideSecretAddresses } from './platform/http/hide-secret-addresses.ts';
import { installSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { receivePolicyReports } from './platform/http/receive-policy-reports.ts';
import { isPageRequest, readInlineHashes, serveWebApp } from './platform/http/serve-web-app.ts';
import { callSeconds } from './platform/metrics/meters.ts';
import type { Logger } from './platform/log/logger.ts';
import { recordReaders, recordWriters, takenWithFeatures } from './record-of-plans.ts';
import type { Services } from './services.ts';

/** Default limit of a call's body, in bytes. */
const BODY_LIMIT = 1024 * 1024;
const CALLS_PER_MINUTE = 1200;
const POLICY_REPORTS_PER_MINUTE = 60;
/** Whether a route answers calls, and is no page of the product. */
const isOfCalls = (url: string): boolean => /^\/(api|ogc)(\/|$)/.test(url);
export interface AppOptions {
  readonly services: Services;
  readonly ingest: Ingest;
  readonly live: Live;
  readonly log: Logger;
  readonly webFolder: string;
  /** Multiplies every rate limit; tests are quick, and come from one address. */
  readonly rateLimitScale?: number;
}

/** The handlers of all declared calls. */
const handlersOf = ({ services, ingest, live }: Pick<AppOptions, 'services' | 'ingest' | 'live'>) => ({
  ...sessionHandlers(services),
  ...accessTokenHandlers(services),
  ...profileHandlers(services),
  ...noticeHandlers(services),
  ...invitationHandlers(services),
  ...accountHandlers(services),
  ...userHandlers(services),
  ...planHandlers(services),
  ...portfolioHandlers(services),
  ...lifeHandlers(services, recordReaders(services)),
  ...actionHandlers(services),
  ...calendarHandlers(services),
  ...reminderHandlers(services),
  ...releaseHandlers(services),
  ...examinationHandlers(services),
  ...auditHandlers(services),
  ...serviceAuditHandlers(services),
  ...accessHandlers(services),
  ...cadastralHandlers(services),
  ...featureHandlers(services, takenWithFeatures),
  ...kindHandlers(services),
  ...fertiliserHandlers(services),
  ...riskHandlers(services),
  ...soilTestHandlers(services),
  ...deviceHandlers(services, ingest),
  ...fileHandlers(services),
  ...archiveHandlers(services),
  ...mapFileHandlers(services),
  ...ogcHandlers(services, takenWithFeatures),
  ...replicaHandlers(services, {
    readers: recordReaders(services),
    writers: recordWriters(services),
    live,
  }),
  ...reportHandlers(services, recordReaders(services)),
  ...planBookHandlers(services),
  ...auditPackHandlers(services),
  ...taskHandlers(services),
  ...terrainHandlers(services),
  ...serviceHandlers(services),
  ...personalDataHandlers(services),
  ...serviceDeskHandlers(services),
});

const headersOf = ({ configuration, files }: Services, webFolder: string) =>
  securityHeaders({
    inlineHashes: readInlineHashes(webFolder),
    outsideOrigins: [
      ...(configuration.basemapStyleUrl ? [new URL(configuration.basemapStyleUrl).origin] : []),
      // Browsers send files straight to the bucket.
      ...(files.uploadOrigin ? [files.uploadOrigin] : []),
    ],
    publicUrl: configuration.publicUrl,
  });

/** Mounts the routes beside the declared calls: the API description, and the health and readiness checks. */
function mountBesideCalls(app: FastifyInstance, services: Services): void {
  const { configuration } = services;
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(documentationPage()));
  app.get('/api/docs/openapi.json', (_request, reply) => reply.send(describeCalls(configuration.publicUrl)));
  app.get(PLAIN_STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(PLAIN_STYLE));
  mountHealth(app, services);
}

function mountHealth(app: FastifyInstance, { database }: Services): void {
  app.get('/livez', () => ({ ok: true }));
  app.get('/readyz', async () => {
    await database.checkReady().catch((error: unknown) => {
      throw isDiskFull(error) ? new AppError('busy', { message: [refusals.databaseFull] }) : error;
    });
    return { ok: true };
  });
}

function bareServer(
  { services: { configuration }, log }: Pick<AppOptions, 'services' | 'log'>,
  headers: ReturnType<typeof headersOf>,
): FastifyInstance {
  return fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_CALL_MS,
    // Refused in our own words.
    http: { requireHostHeader: false },
    // What is asked while the server closes is refused in our own words.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkErrors(headers),
    clientErrorHandler: answerSocketErrors(headers),
    genReqId: () => uuidv7(),
    logController: new LogController({ disableRequestLogging: true }),
    ...(configuration.trustProxy ? { trustProxy: configuration.trustProxy } : {}),
  }) as unknown as FastifyInstance; // the logger's own type is not passed on
}

/** Measures every call by its declared route. Streams end when somebody leaves, and say nothing of the server. */
function measureCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, reply) => {
    callSeconds.observe(
      { method, route: url ?? 'page', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}

/** Composes a server that answers no calls, only whether it is alive and ready: of a process that does jobs. */
export async function createHealthApp({
  services,
  log,
}: Pick<AppOptions, 'services' | 'log'>): Promise<FastifyInstance> {
  const headers = headersOf(services, '');
  const app = bareServer({ services, log }, headers);
  installErrorReplies(app);
  endConnectionsOnClose(app);
  installSecurityHeaders(app, headers);
  mountHealth(app, services);
  return app;
}

/** Composes the server: headers, limits, every declared call, the documentation and the web application. */
export async function createApp({
  services,
  ingest,
  live,
  log,
  webFolder,
  rateLimitScale = 1,
}: AppOptions): Promise<FastifyInstance> {
  const headers = headersOf(services, webFolder);
  const app = bareServer({ services, log }, headers);
  installErrorReplies(app);
  endConnectionsOnClose(app);
  installSecurityHeaders(app, headers);
  answerNodeErrors(app, headers);
  hideSecretAddresses(app);
  measureCalls(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE * rateLimitScale,
    timeWindow: '1 minute',
    // The route that was found, not the text of the address, which can be written in many ways. Pages and their files are free.
    allowList: (request) =>
      request.routeOptions.url === undefined ? isPageRequest(request) : !isOfCalls(request.routeOptions.url),
    errorResponseBuilder: () => new AppError('tooMany'),
    store: callCounts(services.database),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: services.configuration.longestLoopDelayMs,
    // A sample in which the loop never came round counts as an endless delay: no shorter one than the delay that is allowed may.
    sampleInterval: services.configuration.longestLoopDelayMs,
    // A page whose files are refused is a broken product, and they cost next to nothing; `/livez` says that the process is alive.
    pressureHandler: ({ routeOptions: { url } }) => {
      if (url !== undefined && isOfCalls(url)) throw new AppError('busy');
    },
  });

  mountCalls(app, {
    services,
    rateLimitScale,
    identify: async (request, how) =>
      (await identifyToken(services, request)) ?? identifyCaller(services, request, how),
    handlers: handlersOf({ services, ingest, live }),
  });

  mountBesideCalls(app, services);
  await receivePolicyReports(app, {
    publicUrl: services.configuration.publicUrl,
    perMinute: POLICY_REPORTS_PER_MINUTE * rateLimitScale,
    log,
  });
  await serveWebApp(app, webFolder);
  return app;
}
