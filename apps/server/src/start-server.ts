import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusals } from '@tussock/domain';
import type { FastifyInstance } from 'fastify';
import { createApp, createHealthApp } from './app.ts';
import {
  createIngest,
  type Ingest,
  makePartitions,
  planPartitions,
  startMqttIntake,
} from './capabilities/devices/index.ts';
import { firstReport } from './capabilities/reporting/index.ts';
import { startLive, type Live } from './capabilities/replica/index.ts';
import { makeFirstAdministrator } from './capabilities/users/index.ts';
import { systemClock, type Clock } from './platform/clock/clock.ts';
import { checkSurroundings } from './platform/configuration/check-surroundings.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './platform/database/open-database.ts';
import {
  loadDemonstration,
  startSurveyStandIn,
  type SurveyStandIn,
} from './capabilities/demonstration/index.ts';
import type { DiskStore } from './platform/files/disk-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { fileSettingsOf, openFileStore } from './platform/files/open-file-store.ts';
import { connectIdentityProvider, type IdentityProvider } from './platform/identity/identity-provider.ts';
import {
  assertLocalProviderAllowed,
  LOCAL_CLIENT_ID,
  LOCAL_ISSUER,
  LOCAL_PROVIDER_PATH,
} from './platform/identity/local-provider.ts';
import { productVersion } from './platform/configuration/product-version.ts';
import { announceProcess } from './platform/processes/process-store.ts';
import { orderFill } from './capabilities/portfolio/index.ts';
import { startJobWorker } from './platform/jobs/job-worker.ts';
import { addMornings } from './platform/jobs/mornings.ts';
import { readCatchmentLayer } from './platform/ground/catchment-layer.ts';
import { koordinatesSurvey } from './platform/land-survey/koordinates-survey.ts';
import { createLogger, type Logger } from './platform/log/logger.ts';
import { folderMailer, smtpMailer, type Mailer } from './platform/mail/mailer.ts';
import { startGeometryThreads } from './platform/geometry/geometry-threads.ts';
import { closeAll, type Closer } from './platform/close-all.ts';
import { surveyErrorOf } from './platform/land-survey/survey-error.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { serverMeters } from './platform/metrics/server-meters.ts';
import { createPdfRenderer } from './platform/pdf/create-pdf-renderer.ts';
import { fairQueue } from './platform/tasks/fair-queue.ts';
import type { ChildLimits } from './platform/tasks/make-in-child.ts';
import type { TaskKind } from './platform/tasks/task-kind.ts';
import { taskLane } from './platform/tasks/task-lane.ts';
import type { Services } from './services.ts';
import { groundOf, siteOf } from './outside-maps.ts';
import { mountLocalStandIns } from './mount-local-stand-ins.ts';
import { tasksOfPlans } from './tasks-of-plans.ts';
import { jobsOf, morningsOf } from './jobs-of-plans.ts';

export interface RunningServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly standIn: SurveyStandIn | undefined;
  /** Loads what the first requests would otherwise wait for. */
  warm(): Promise<void>;
  /** Refuses new calls and waiting ones, and ends those under way. */
  endCalls(): Promise<void>;
  close(): Promise<void>;
}

/** Options for tests; the product starts without them. */
export interface StartOptions {
  readonly clock?: Clock;
  readonly database?: OpenDatabase;
  readonly rateLimitScale?: number;
  readonly webFolder?: string;
  readonly surveyTimeoutMs?: number;
  /** Interval of the heartbeat to subscribers of a plan, in milliseconds. */
  readonly beatMs?: number | undefined;
  /** Limits of a process that reads a file, after which it is ended. */
  readonly readingLimits?: ChildLimits | undefined;
  /** The kinds of long work that this server does. */
  readonly taskKinds?: Readonly<Record<string, TaskKind>> | undefined;
}

/** Concurrent reads of uploaded files; each may take a gigabyte and a core. */
const FILES_READ_AT_ONCE = 2;
/** Limits of reading a file. They end it before the time-out of the call, so that the waiting person gets the reason. */
const READING_LIMITS: ChildLimits = { longestMs: 75_000 };
const readingOf = ({ readingLimits = READING_LIMITS }: StartOptions) => ({
  reading: fairQueue({ atOnce: FILES_READ_AT_ONCE, saysFull: refusals.filesWaiting }),
  readingLimits,
});
const builtWebFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const openDatabase = (
  { databaseUrl, databaseDirectUrl: directUrl, dataFolder, isMigratedAtStart: isMigrated }: Configuration,
  log: Logger,
): Promise<OpenDatabase> =>
  databaseUrl
    ? openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a database connection was lost'), {
        directUrl,
        isMigrated,
      })
    : openEmbedded({ folder: dataFolder, isMigrated });

/** Connects the configured identity provider, or else this server's local one. */
const connectProvider = (
  { identityProvider }: Configuration,
  local: { publicUrl: string; secret: string },
): IdentityProvider =>
  connectIdentityProvider({
    publicUrl: local.publicUrl,
    ...(identityProvider ?? {
      issuer: `${local.publicUrl}${LOCAL_PROVIDER_PATH}`,
      clientId: LOCAL_CLIENT_ID,
      clientSecret: local.secret,
      boundAs: LOCAL_ISSUER,
    }),
  });

const createMailer = (
  { smtpUrl, mailFrom, dataFolder }: Configuration,
  publicUrl: string,
  clock: Clock,
): Mailer =>
  smtpUrl
    ? smtpMailer(smtpUrl, mailFrom, publicUrl)
    : folderMailer(join(dataFolder, 'outbox'), () => clock.now());

const catchmentsOf = async ({ catchmentsFile }: Configuration, standIn: SurveyStandIn | undefined) =>
  catchmentsFile ? await readCatchmentLayer(catchmentsFile) : (standIn?.catchments ?? null);

/** Logs a warning when the identity provider is unreachable: nobody can sign in then, but everything else works. */
const tellWhenOutOfReach = (identityProvider: IdentityProvider, log: Logger): void =>
  void identityProvider
    .checkReach()
    .catch((err: unknown) =>
      log.warn({ err }, 'OIDC_ISSUER is out of reach: nobody can sign in until it answers'),
    );

/**
 * Prepares the data of the installation: partitions for this season's readings, the demonstration where it is wanted, the first administrator, and
 * the job for future partitions.
 */
async function layRecords(services: Services, ingest: Ingest): Promise<void> {
  const { configuration, database, clock } = services;
  await makePartitions(database.db, clock.now());
  if (configuration.isDemonstration)
    await loadDemonstration(services, ingest).catch((error: unknown) => {
      throw configuration.landSurvey ? surveyErrorOf(error) : error;
    });
  await makeFirstAdministrator(services);
  await planPartitions(database.db, clock.now());
}

/** Starts the background work; returns the functions that stop it. */
async function startWork(
  services: Services,
  {
    ingest,
    mailer,
    log,
    options,
  }: {
    readonly ingest: Ingest;
    readonly mailer: Mailer;
    readonly log: Logger;
    readonly options: StartOptions;
  },
): Promise<readonly (() => Promise<void>)[]> {
  const { database, configuration } = services;
  const lanes = [
    { handlers: jobsOf(services, { ingest, mailer, log }) },
    // Each lane makes one file at a time.
    ...Array.from({ length: configuration.reportsAtOnce }, () =>
      taskLane(services, options.taskKinds ?? tasksOfPlans),
    ),
  ];
  const jobs = await startJobWorker(database, lanes, { log });
  const intake = configuration.broker
    ? startMqttIntake({ database, ingest, log, settings: configuration.broker })
    : undefined;
  return [() => jobs.stop(), ...(intake ? [() => intake.stop()] : [])];
}

/** Creates the services that every capability gets. */
async function gatherServices(
  configuration: Services['configuration'],
  {
    database,
    clock,
    standIn,
    localSecret,
    options,
  }: Pick<Services, 'database' | 'clock'> & {
    readonly standIn: SurveyStandIn | undefined;
    readonly localSecret: string;
    readonly options: StartOptions;
  },
): Promise<{ readonly services: Services; readonly disk: DiskStore | undefined }> {
  const { publicUrl } = configuration;
  const identityProvider = connectProvider(configuration, { publicUrl, secret: localSecret });
  const pdf = createPdfRenderer(undefined, { atOnce: configuration.reportsAtOnce });
  const { reading, readingLimits } = readingOf(options);
  const landSurvey = koordinatesSurvey(siteOf(configuration, standIn, options.surveyTimeoutMs));
  const ground = groundOf(configuration, standIn, options.surveyTimeoutMs);
  const catchments = await catchmentsOf(configuration, standIn);
  const { files, disk } = openFileStore(fileSettingsOf(configuration, publicUrl));
  const services: Services = {
    configuration,
    database,
    clock,
    identityProvider,
    landSurvey,
    ...ground,
    catchments,
    geometry: startGeometryThreads(),
    pdf,
    files,
    reading,
    readingLimits,
  };
  return { services, disk };
}

/** Checks the machine and settles port and public address of the server. @throws StartError */
async function settleConfiguration(given: Configuration): Promise<Services['configuration']> {
  await checkSurroundings(given);
  const port = given.port === 0 ? await freePort() : given.port;
  const configuration = { ...given, port, publicUrl: given.publicUrl ?? `http://localhost:${port}` };
  if (configuration.hasLocalProvider) assertLocalProviderAllowed(configuration);
  return configuration;
}

/** Functions that end the calls; they are run from the last to the first, so that waiting calls are refused before running ones are awaited. */
const closersOfCalls = ({
  app,
  live,
  services: { database, pdf, reading, geometry },
}: {
  readonly app: FastifyInstance;
  readonly live: Live | undefined;
  readonly services: Services;
}): readonly Closer[] => [
  () => app.close(),
  // An answer without an end would keep the server from closing as well.
  async () => live?.close(),
  // Calls that wait for a database that stands still would be waited for as long.
  () => database.checkReady().catch(() => database.abandon()),
  async () => pdf.refuseWaiting(),
  async () => reading.refuseWaiting(),
  async () => geometry.refuseWaiting(),
];

/** Composes what listens: all calls, or of a process that does jobs only whether it is well. */
async function composeApp(
  services: Services,
  { ingest, log, options }: { readonly ingest: Ingest; readonly log: Logger; readonly options: StartOptions },
): Promise<{ readonly app: FastifyInstance; readonly live: Live | undefined }> {
  const { configuration, database, clock } = services;
  if (configuration.role === 'worker')
    return { app: await createHealthApp({ services, log }), live: undefined };
  const live = await startLive({ database, clock, log, beatMs: options.beatMs });
  const { webFolder = builtWebFolder, rateLimitScale = 1 } = options;
  return { app: await createApp({ services, ingest, live, log, webFolder, rateLimitScale }), live };
}

/** Starts the whole server; returns the functions that stop it. */
export async function startServer(given: Configuration, options: StartOptions = {}): Promise<RunningServer> {
  const configuration = await settleConfiguration(given);
  const { port, publicUrl } = configuration;
  const log = createLogger(configuration.logLevel);
  const clock = options.clock ?? systemClock;
  const closers: Closer[] = [];
  const callClosers: Closer[] = [];
  const endCalls = () => closeAll(callClosers);
  const close = async (): Promise<void> => {
    await endCalls();
    await closeAll(closers);
  };

  try {
    const database = options.database ?? (await openDatabase(configuration, log));
    closers.push(() => database.close());
    const standIn =
      configuration.landSurvey || !configuration.isDemonstration ? undefined : await startSurveyStandIn();
    if (standIn) closers.push(() => standIn.close());

    const localSecret = randomBytes(32).toString('hex');
    const { services, disk } = await gatherServices(configuration, {
      database,
      clock,
      standIn,
      localSecret,
      options,
    });
    const { identityProvider, pdf, files, geometry } = services;
    closers.push(
      () => pdf.close(),
      () => geometry.close(),
    );
    const { rateLimitScale = 1 } = options;
    const ingest = createIngest({ db: database.db, clock }, { rateLimitScale });
    await layRecords(services, ingest);

    const mailer = createMailer(configuration, publicUrl, clock);
    if (configuration.role !== 'web') {
      await addMornings(services, morningsOf(services, log));
      await orderFill(services);
      for (const stop of await startWork(services, { ingest, mailer, log, options })) closers.push(stop);
    }
    if (configuration.metrics)
      closers.push(await serveMetrics(serverMeters(database, log), configuration.metrics));

    closers.push(await announceProcess(database.db, { role: configuration.role, version: productVersion() }));
    const { app, live } = await composeApp(services, { ingest, log, options });
    callClosers.push(...closersOfCalls({ app, live, services }));
    if (configuration.role !== 'worker')
      await mountLocalStandIns(app, { services, disk, mailer, localSecret });
    await app.listen({ port, host: configuration.host });
    if (configuration.identityProvider) tellWhenOutOfReach(identityProvider, log);
    const warm = () => (configuration.role === 'worker' ? Promise.resolve() : pdf.warm(firstReport));
    return { url: publicUrl, app, database, mailer, files, standIn, warm, endCalls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
