import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusals } from '@tussock/domain';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import {
  createIngest,
  type Ingest,
  MAKE_PARTITIONS,
  makePartitions,
  planPartitions,
  startMqttIntake,
} from './capabilities/devices/index.ts';
import { DRAW_THUMBNAILS, drawThumbnails } from './capabilities/cadastral/index.ts';
import { EMPTY_BIN, emptyBin } from './capabilities/files/index.ts';
import { firstReport } from './capabilities/reporting/index.ts';
import { pruneSessions } from './capabilities/session/index.ts';
import { PRUNE_DELTAS, pruneDeltas, startLive, type Live } from './capabilities/replica/index.ts';
import { LET_FALL_DUE, letFallDue, orderMissingPrints } from './capabilities/life/index.ts';
import { makeFirstAdministrator } from './capabilities/users/index.ts';
import { systemClock, type Clock } from './platform/clock/clock.ts';
import { checkSurroundings } from './platform/configuration/check-surroundings.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './platform/database/open-database.ts';
import { SEND_DIGESTS, sendDigests } from './capabilities/digests/index.ts';
import {
  loadDemonstration,
  runProbeJob,
  SEND_PROBES,
  startSurveyStandIn,
  type SurveyStandIn,
} from './capabilities/demonstration/index.ts';
import type { DiskStore } from './platform/files/disk-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { fileSettingsOf, openFileStore } from './platform/files/open-file-store.ts';
import { REMOVE_FILES, SWEEP_UPLOAD, sweepUpload } from './platform/files/staged-upload-store.ts';
import { connectIdentityProvider, type IdentityProvider } from './platform/identity/identity-provider.ts';
import {
  assertLocalProviderAllowed,
  LOCAL_CLIENT_ID,
  LOCAL_ISSUER,
  LOCAL_PROVIDER_PATH,
} from './platform/identity/local-provider.ts';
import { PRUNE_JOBS, pruneJobs } from './platform/jobs/job-store.ts';
import { pruneCallCounts } from './platform/http/call-count-store.ts';
import { pruneOperations } from './platform/ledger/prune-operations.ts';
import { startJobWorker, type JobHandlers } from './platform/jobs/job-worker.ts';
import { addMornings, morningJobs, type Mornings } from './platform/jobs/mornings.ts';
import { readCatchmentLayer } from './platform/ground/catchment-layer.ts';
import { groundTiles, soilTiles } from './platform/ground/ground-tiles.ts';
import { koordinatesSurvey, type SurveySite } from './platform/land-survey/koordinates-survey.ts';
import { createLogger, type Logger } from './platform/log/logger.ts';
import { folderMailer, smtpMailer, type Letter, type Mailer } from './platform/mail/mailer.ts';
import { startGeometryThreads } from './platform/geometry/geometry-threads.ts';
import { closeAll, type Closer } from './platform/close-all.ts';
import { surveyErrorOf } from './platform/land-survey/survey-error.ts';
import { createPdfRenderer } from './platform/pdf/create-pdf-renderer.ts';
import { fairQueue } from './platform/tasks/fair-queue.ts';
import type { ChildLimits } from './platform/tasks/make-in-child.ts';
import type { TaskKind } from './platform/tasks/task-kind.ts';
import { removeTaskFiles, taskLane } from './platform/tasks/task-lane.ts';
import type { Services } from './services.ts';
import { mountLocalStandIns } from './mount-local-stand-ins.ts';
import { recordReaders } from './record-of-plans.ts';
import { tasksOfPlans } from './tasks-of-plans.ts';

export interface RunningServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly standIn: SurveyStandIn | undefined;
  /** Has ready what the first to ask for it would wait for. */
  warm(): Promise<void>;
  /** Takes no more calls, refuses what waits, and ends those at hand. */
  endCalls(): Promise<void>;
  close(): Promise<void>;
}

/** What tests hand in; a started product leaves it out. */
export interface StartOptions {
  readonly clock?: Clock;
  readonly database?: OpenDatabase;
  readonly rateLimitScale?: number;
  readonly webFolder?: string;
  readonly surveyTimeoutMs?: number;
  /** How often those who follow a plan are given a sign of life. */
  readonly beatMs?: number | undefined;
  /** Where a process that reads a file is ended. */
  readonly readingLimits?: ChildLimits | undefined;
  /** The long work that this server does. */
  readonly taskKinds?: Readonly<Record<string, TaskKind>> | undefined;
}

/** Each may take a gigabyte and a core while it is read. */
const FILES_READ_AT_ONCE = 2;
/** Whoever waits for it looks on, and hears of it before the time of the call is over. */
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

function siteOf(
  configuration: Configuration,
  standIn: SurveyStandIn | undefined,
  timeoutMs: number | undefined,
): SurveySite {
  const { landSurvey, surveyLayers, riverTilesUrl } = configuration;
  const url = landSurvey?.url ?? standIn?.url ?? 'http://127.0.0.1:9';
  return {
    url,
    key: landSurvey?.key ?? standIn?.key ?? '',
    layers: surveyLayers,
    riverTilesUrl: riverTilesUrl ?? `${standIn?.url ?? url}/rivers/12/{x}/{y}.pbf`,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

/** The heights of the configuration, or those of the made-up valley, and its photographs. */
function groundOf(
  { terrain, imagery, soil }: Configuration,
  standIn: SurveyStandIn | undefined,
  timeoutMs: number | undefined,
): Pick<Services, 'terrain' | 'imagery' | 'soil'> {
  const heights = terrain ?? standIn?.terrain;
  const soils = soil ?? standIn?.soil;
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  return {
    terrain: heights ? groundTiles(heights, options) : null,
    imagery: imagery ? groundTiles(imagery, options) : null,
    soil: soils ? soilTiles(soils, options) : null,
  };
}

const openDatabase = ({ databaseUrl, dataFolder }: Configuration, log: Logger): Promise<OpenDatabase> =>
  databaseUrl
    ? openPostgres(databaseUrl, (error) => log.warn({ err: error }, 'a database connection was lost'))
    : openEmbedded({ folder: dataFolder });

/** The provider of the configuration, or else the local one of this very server. */
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

/** Readings of a season stand in a part of their own, which is there before the first of them. */
async function layPartitions({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await makePartitions(db, clock.now());
  await planPartitions(db, clock.now());
}

/** What is done each morning. */
const morningsOf = (services: Services, log: Logger): Mornings => ({
  [SEND_DIGESTS]: (day) => sendDigests(services, day),
  [PRUNE_DELTAS]: () => pruneDeltas(services),
  [EMPTY_BIN]: () => emptyBin(services),
  [LET_FALL_DUE]: async (day) => {
    await letFallDue({ ...services, log }, recordReaders(services), day);
    await orderMissingPrints(services);
  },
  [PRUNE_JOBS]: () => pruneJobs(services.database.db, services.clock.now(), removeTaskFiles),
  'session.prune': async () => void (await pruneSessions(services.database.db, services.clock.now())),
  'callCount.prune': async () => void (await pruneCallCounts(services.database.db)),
  'operation.prune': async () => void (await pruneOperations(services.database.db, services.clock.now())),
});

/** What is done between calls. Payloads are written by the operations that ask for the job. */
const jobsOf = (
  services: Services,
  { ingest, mailer, log }: { readonly ingest: Ingest; readonly mailer: Mailer; readonly log: Logger },
): JobHandlers => ({
  mail: ({ id, payload }) => mailer.send(id, payload as Letter), // written by the operation that asked for the letter
  [SWEEP_UPLOAD]: ({ payload }) =>
    sweepUpload(services.database.db, services.files, payload as Parameters<typeof sweepUpload>[2]), // as above
  [MAKE_PARTITIONS]: () => layPartitions(services),
  [DRAW_THUMBNAILS]: () => drawThumbnails(services.database.db),
  [SEND_PROBES]: runProbeJob(services, ingest),
  ...morningJobs(services, morningsOf(services, log)),
  [REMOVE_FILES]: ({ payload }) => services.files.remove((payload as { keys: string[] }).keys), // as above
});

const catchmentsOf = async ({ catchmentsFile }: Configuration, standIn: SurveyStandIn | undefined) =>
  catchmentsFile ? await readCatchmentLayer(catchmentsFile) : (standIn?.catchments ?? null);

/** Nobody can sign in while the issuer does not answer; everything else goes on. */
const tellWhenOutOfReach = (identityProvider: IdentityProvider, log: Logger): void =>
  void identityProvider
    .checkReach()
    .catch((err: unknown) =>
      log.warn({ err }, 'OIDC_ISSUER is out of reach: nobody can sign in until it answers'),
    );

/** Room for the readings of this season, the demonstration where it is wanted, and room for those to come. */
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

/** Begins what goes on between calls; gives what ends each. */
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
    taskLane(services, options.taskKinds ?? tasksOfPlans),
  ];
  const jobs = await startJobWorker(database, lanes, { log });
  const intake = configuration.broker
    ? startMqttIntake({ database, ingest, log, settings: configuration.broker })
    : undefined;
  return [() => jobs.stop(), ...(intake ? [() => intake.stop()] : [])];
}

/** What every capability is given. */
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
  const pdf = createPdfRenderer();
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

/** Where the server listens and is found, once what it needs of its machine was tried. @throws StartFault */
async function settleConfiguration(given: Configuration): Promise<Services['configuration']> {
  await checkSurroundings(given);
  const port = given.port === 0 ? await freePort() : given.port;
  const configuration = { ...given, port, publicUrl: given.publicUrl ?? `http://localhost:${port}` };
  if (configuration.hasLocalProvider) assertLocalProviderAllowed(configuration);
  return configuration;
}

/** What ends the calls, the first last: what waits is refused before those at hand are waited for. */
const closersOfCalls = ({
  app,
  live,
  services: { database, pdf, reading, geometry },
}: {
  readonly app: FastifyInstance;
  readonly live: Live;
  readonly services: Services;
}): readonly Closer[] => [
  () => app.close(),
  // An answer without an end would keep the server from closing as well.
  async () => live.close(),
  // Calls that wait for a database that stands still would be waited for as long.
  () => database.checkReady().catch(() => database.abandon()),
  async () => pdf.refuseWaiting(),
  async () => reading.refuseWaiting(),
  async () => geometry.refuseWaiting(),
];

/** Starts everything a running Tussock is made of, and gives what is needed to stop it. */
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
    await addMornings(services, morningsOf(services, log));
    for (const stop of await startWork(services, { ingest, mailer, log, options })) closers.push(stop);

    const live = await startLive({ database, clock, log, beatMs: options.beatMs });
    const app = await createApp({
      services,
      ingest,
      live,
      log,
      webFolder: options.webFolder ?? builtWebFolder,
      rateLimitScale,
    });
    callClosers.push(...closersOfCalls({ app, live, services }));
    await mountLocalStandIns(app, { services, disk, mailer, localSecret });
    await app.listen({ port, host: configuration.host });
    if (configuration.identityProvider) tellWhenOutOfReach(identityProvider, log);
    const warm = () => pdf.warm(firstReport);
    return { url: publicUrl, app, database, mailer, files, standIn, warm, endCalls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
