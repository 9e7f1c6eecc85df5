import { randomBytes } from 'node:crypto';
import type { S3Settings } from '../files/s3-bucket.ts';
import type { SignInProof } from '../identity/identity-provider.ts';
import type { GroundSource } from '../ground/ground-tiles.ts';
import { readEnvironment, type Environment } from './environment.ts';

/** Lowest zoom at which ground tiles are drawn; farther out the country has no hills. */
const LEAST_GROUND_ZOOM = 8;
const MEGABYTE = 1_000_000;

/** Settings of a running server. The whole environment is read here, once, at the start. */
export interface Configuration {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The public URL; undefined until the port is known when PORT is 0. */
  readonly publicUrl: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` is a pooler in transaction mode: for what needs a session. */
  readonly databaseDirectUrl: string | undefined;
  /** Whether the start brings the schema up to date; otherwise one that is behind is refused. */
  readonly isMigratedAtStart: boolean;
  /** The work of this process: calls, jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /** Reports typeset at once. */
  readonly reportsAtOnce: number;
  /** Address of the metrics; undefined where there are none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly backup: {
    /** Default place of backups: a folder or `s3://bucket/prefix`. */
    readonly to: string | undefined;
    readonly key: string | undefined;
    /** The store of backups in buckets; undefined where it is that of the files. */
    readonly store: Omit<S3Settings, 'bucket'> | undefined;
  };
  /** Key for all that leaves the server and comes back: sessions, uploads, links. */
  readonly sessionKey: string;
  /** The former key: it signs nothing new, and what it signed is still accepted. */
  readonly formerSessionKey: string | undefined;
  readonly identityProvider:
    | {
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret: string | undefined;
        readonly proof?: SignInProof;
      }
    | undefined;
  readonly hasLocalProvider: boolean;
  /** The bucket for files; undefined where files are in the data folder. */
  readonly fileBucket: S3Settings | undefined;
  /** Most bytes of all files of one plan. */
  readonly mostPlanFileBytes: number;
  readonly smtpUrl: string | undefined;
  /** E-mail address of the first administrator, created where the provider has none. */
  readonly firstAdminEmail: string | undefined;
  /** Display name of the organisation that runs the service. */
  readonly providerName: string;
  readonly mailFrom: string;
  readonly landSurvey: { readonly url: string; readonly key: string } | undefined;
  /** Layer numbers of the survey, which its publisher may change. */
  readonly surveyLayers: { readonly titles: string; readonly parcels: string; readonly addresses: string };
  readonly titleTileLayer: string;
  readonly riverTilesUrl: string | undefined;
  readonly basemapStyleUrl: string | undefined;
  readonly basemapAttribution: string;
  /** Source of elevation tiles, as Terrain-RGB, and of aerial photographs. */
  readonly terrain: GroundSource | undefined;
  readonly soil: GroundSource | undefined;
  readonly imagery: GroundSource | undefined;
  /** Path of a GeoJSON file with catchments and allocation zones. */
  readonly catchmentsFile: string | undefined;
  /** The MQTT broker for uplinks; undefined where they come by webhook alone. */
  readonly broker:
    | {
        readonly url: string;
        readonly username: string | undefined;
        readonly password: string | undefined;
        readonly clientId: string;
        readonly topic: string;
        /** Integration ids by application of the network. */
        readonly integrations: ReadonlyMap<string, string>;
      }
    | undefined;
  readonly isDemonstration: boolean;
  /** Whether a demonstration shows somebody new around. */
  readonly hasTour: boolean;
  readonly trustProxy: string | undefined;
  /** Delay of the event loop, in milliseconds, above which calls are refused, because the process cannot keep up. */
  readonly longestLoopDelayMs: number;
  readonly logLevel: string;
}

/** Reads the settings of a tile source; undefined where none is configured. */
const groundSource = ({
  url,
  ...rest
}: {
  readonly url: string | undefined;
  readonly maxZoom: number;
  readonly attribution: string;
}): GroundSource | undefined => (url ? { url, minZoom: LEAST_GROUND_ZOOM, ...rest } : undefined);

/** Parses pairs such as 'titles=50804,parcels=50772'. */
const pairsOf = (text = ''): readonly (readonly [string, string])[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, value];
    });

const identityProviderOf = (it: Environment): Configuration['identityProvider'] =>
  it.OIDC_ISSUER && it.OIDC_CLIENT_ID
    ? {
        issuer: it.OIDC_ISSUER,
        clientId: it.OIDC_CLIENT_ID,
        clientSecret: it.OIDC_CLIENT_SECRET,
        proof: { acr: it.OIDC_ACR, amr: it.OIDC_AMR },
      }
    : undefined;

const fileBucketOf = (it: Environment): Configuration['fileBucket'] =>
  it.S3_ENDPOINT && it.S3_BUCKET && it.S3_ACCESS_KEY && it.S3_SECRET_KEY
    ? {
        endpoint: it.S3_ENDPOINT,
        bucket: it.S3_BUCKET,
        accessKey: it.S3_ACCESS_KEY,
        secretKey: it.S3_SECRET_KEY,
        region: it.S3_REGION,
      }
    : undefined;

const backupStoreOf = (it: Environment): Configuration['backup']['store'] =>
  it.BACKUP_S3_ENDPOINT && it.BACKUP_S3_ACCESS_KEY && it.BACKUP_S3_SECRET_KEY
    ? {
        endpoint: it.BACKUP_S3_ENDPOINT,
        accessKey: it.BACKUP_S3_ACCESS_KEY,
        secretKey: it.BACKUP_S3_SECRET_KEY,
        region: it.BACKUP_S3_REGION,
      }
    : undefined;

const groundSourcesOf = (it: Environment): Pick<Configuration, 'terrain' | 'soil' | 'imagery'> => ({
  terrain: groundSource({
    url: it.TERRAIN_TILES_URL,
    maxZoom: it.TERRAIN_MAX_ZOOM,
    attribution: it.TERRAIN_ATTRIBUTION,
  }),
  soil: groundSource({
    url: it.SOIL_TILES_URL,
    maxZoom: it.SOIL_MAX_ZOOM,
    attribution: it.SOIL_ATTRIBUTION,
  }),
  imagery: groundSource({
    url: it.IMAGERY_TILES_URL,
    maxZoom: it.IMAGERY_MAX_ZOOM,
    attribution: it.IMAGERY_ATTRIBUTION,
  }),
});

const brokerOf = (it: Environment): Configuration['broker'] =>
  it.MQTT_URL
    ? {
        url: it.MQTT_URL,
        username: it.MQTT_USERNAME,
        password: it.MQTT_PASSWORD,
        clientId: it.MQTT_CLIENT_ID,
        topic: it.MQTT_TOPIC,
        integrations: new Map(pairsOf(it.MQTT_INTEGRATIONS?.toLowerCase())),
      }
    : undefined;

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigurationError with all problems together
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const it = readEnvironment(env);
  const isProduction = it.NODE_ENV === 'production';
  const isDemonstration = !isProduction && (it.DEMO ?? it.DATABASE_URL === undefined);
  return {
    isProduction,
    port: it.PORT,
    host: it.HOST,
    publicUrl:
      it.PUBLIC_URL?.replace(/\/$/, '') ?? (it.PORT === 0 ? undefined : `http://localhost:${it.PORT}`),
    dataFolder: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL,
    databaseDirectUrl: it.DATABASE_DIRECT_URL ?? it.DATABASE_URL,
    isMigratedAtStart: it.MIGRATE_AT_START,
    role: it.ROLE,
    reportsAtOnce: it.REPORTS_AT_ONCE,
    metrics: it.METRICS_PORT === undefined ? undefined : { host: it.METRICS_HOST, port: it.METRICS_PORT },
    backup: { to: it.BACKUP_TO, key: it.BACKUP_KEY, store: backupStoreOf(it) },
    // Outside production sessions need not survive a restart of a server that was given no key.
    sessionKey: it.SESSION_KEY ?? randomBytes(32).toString('hex'),
    formerSessionKey: it.SESSION_KEY_FORMER,
    identityProvider: identityProviderOf(it),
    hasLocalProvider: !isProduction && it.OIDC_ISSUER === undefined && it.DEV_IDP !== false,
    fileBucket: fileBucketOf(it),
    mostPlanFileBytes: it.PLAN_FILES_MB * MEGABYTE,
    smtpUrl: it.SMTP_URL,
    firstAdminEmail: it.FIRST_ADMIN_EMAIL,
    providerName: it.PROVIDER_NAME,
    mailFrom: it.MAIL_FROM,
    landSurvey: it.LAND_SURVEY_URL ? { url: it.LAND_SURVEY_URL, key: it.LAND_SURVEY_KEY ?? '' } : undefined,
    surveyLayers: {
      titles: '50804',
      parcels: '50772',
      addresses: '123113',
      ...Object.fromEntries(pairsOf(it.LAND_SURVEY_LAYERS)),
    },
    titleTileLayer: it.TITLE_TILE_LAYER,
    riverTilesUrl: it.RIVER_TILES_URL,
    basemapStyleUrl: it.BASEMAP_STYLE_URL,
    basemapAttribution: it.BASEMAP_ATTRIBUTION,
    catchmentsFile: it.CATCHMENTS_FILE,
    ...groundSourcesOf(it),
    broker: brokerOf(it),
    isDemonstration,
    hasTour: it.DEMO_TOUR && isDemonstration,
    trustProxy: it.TRUST_PROXY,
    longestLoopDelayMs: it.LONGEST_LOOP_DELAY_MS,
    logLevel: it.LOG_LEVEL,
  };
}
