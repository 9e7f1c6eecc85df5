import { randomBytes } from 'node:crypto';
import { groundAttribution } from '@tussock/domain';
import * as z from 'zod';
import type { GroundSource } from '../ground/ground-tiles.ts';
import { StartError } from './start-error.ts';

const flag = z.stringbool();
const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** Fewest different characters of a key: any random key has more, while words and repeated characters have fewer. */
const LEAST_VARIETY = 8;
const isEasyToGuess = (key: string): boolean =>
  new Set(key).size < LEAST_VARIETY || /^(.{1,16})\1+$/u.test(key);

/** Lowest zoom at which ground tiles are drawn; farther out the country has no hills. */
const LEAST_GROUND_ZOOM = 8;
const MEGABYTE = 1_000_000;

const key = z.string().min(32, 'must have at least 32 characters');

const tileZoom = z.coerce.number().int().min(1).max(24);
const tileAddress = z
  .url()
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must hold {z}, {x} and {y}');

type Keys = { readonly [Name in 'NODE_ENV' | 'SESSION_KEY' | 'SESSION_KEY_FORMER']?: string | undefined };

/** Checks the server's own keys. */
function checkKeys(env: Keys, fault: (path: string, message: string) => void): void {
  if (env.SESSION_KEY_FORMER !== undefined && env.SESSION_KEY === undefined)
    fault('SESSION_KEY_FORMER', 'goes together with SESSION_KEY, which has taken its place');
  if (env.NODE_ENV !== 'production') return;
  for (const name of ['SESSION_KEY', 'SESSION_KEY_FORMER'] as const)
    if (env[name] !== undefined && isEasyToGuess(env[name]))
      fault(name, 'is easy to guess: draw one, for example with `openssl rand -hex 32`');
}

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.string().startsWith('postgres').optional(),
    SESSION_KEY: key.optional(),
    SESSION_KEY_FORMER: key.optional(),
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    DEV_IDP: flag.optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    PLAN_FILES_MB: z.coerce.number().int().min(1).default(10_000),
    SMTP_URL: z.string().startsWith('smtp').optional(),
    FIRST_ADMIN_EMAIL: z.email().toLowerCase().optional(),
    PROVIDER_NAME: z.string().default('Tussock'),
    MAIL_FROM: z.string().default('Tussock <no-reply@tussock.example>'),
    LAND_SURVEY_URL: z.url().optional(),
    LAND_SURVEY_KEY: z.string().optional(),
    LAND_SURVEY_LAYERS: z
      .string()
      .regex(/^(\w+=[\w-]+)(,\w+=[\w-]+)*$/)
      .optional(),
    TITLE_TILE_LAYER: z.string().default('layer-50804'),
    RIVER_TILES_URL: z.string().optional(),
    BASEMAP_STYLE_URL: z.url().optional(),
    BASEMAP_ATTRIBUTION: z.string().default(''),
    TERRAIN_TILES_URL: tileAddress.optional(),
    TERRAIN_MAX_ZOOM: tileZoom.default(14),
    TERRAIN_ATTRIBUTION: z.string().default(groundAttribution.terrain),
    CATCHMENTS_FILE: z.string().optional(),
    IMAGERY_TILES_URL: tileAddress.optional(),
    IMAGERY_MAX_ZOOM: tileZoom.default(20),
    IMAGERY_ATTRIBUTION: z.string().default(groundAttribution.imagery),
    SOIL_TILES_URL: tileAddress.refine((url) => url.includes('{layer}'), 'must hold {layer}').optional(),
    SOIL_MAX_ZOOM: tileZoom.default(14),
    SOIL_ATTRIBUTION: z.string().default(groundAttribution.soil),
    MQTT_URL: z
      .string()
      .regex(/^(mqtts?|wss?):\/\//, 'must begin with mqtt://, mqtts://, ws:// or wss://')
      .optional(),
    MQTT_INTEGRATIONS: z
      .string()
      .regex(
        /^[^=,\s]+=[0-9a-f-]{36}(,[^=,\s]+=[0-9a-f-]{36})*$/i,
        'must be like application=id-of-integration',
      )
      .optional(),
    MQTT_TOPIC: z.string().default('v3/+/devices/+/up'),
    MQTT_USERNAME: z.string().optional(),
    MQTT_PASSWORD: z.string().optional(),
    MQTT_CLIENT_ID: z.string().default('tussock'),
    DEMO: flag.optional(),
    TRUST_PROXY: z.string().optional(),
    LONGEST_LOOP_DELAY_MS: z.coerce.number().int().min(1).default(2000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const fault = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((env.OIDC_ISSUER === undefined) !== (env.OIDC_CLIENT_ID === undefined))
      fault('OIDC_CLIENT_ID', 'OIDC_ISSUER and OIDC_CLIENT_ID go together');
    if ((env.MQTT_URL === undefined) !== (env.MQTT_INTEGRATIONS === undefined))
      fault('MQTT_INTEGRATIONS', 'MQTT_URL and MQTT_INTEGRATIONS go together');
    checkKeys(env, fault);
    const store = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
    for (const name of store)
      if (env[name] === undefined && store.some((other) => env[other] !== undefined))
        fault(name, `${store.join(', ')} go together`);
    if (env.NODE_ENV !== 'production') return;
    for (const name of [
      'PUBLIC_URL',
      'DATABASE_URL',
      'SESSION_KEY',
      'OIDC_ISSUER',
      'OIDC_CLIENT_SECRET',
    ] as const)
      if (env[name] === undefined) fault(name, 'is required in production');
    if (env.DEV_IDP) fault('DEV_IDP', 'the local sign-in provider is never available in production');
    if (env.DEMO) fault('DEMO', 'demonstration data is never loaded in production');
    if (env.PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(env.PUBLIC_URL)))
      fault('PUBLIC_URL', 'must be https in production');
    if (env.OIDC_ISSUER?.startsWith('http:') && !isLoopback(new URL(env.OIDC_ISSUER)))
      fault('OIDC_ISSUER', 'must be https in production');
  });

/** Settings of a running server. The whole environment is read here, once, at the start. */
export interface Configuration {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The public URL; undefined until the port is known when PORT is 0. */
  readonly publicUrl: string | undefined;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Key for all that leaves the server and comes back: sessions, uploads, links. */
  readonly sessionKey: string;
  /** The former key: it signs nothing new, and what it signed is still accepted. */
  readonly formerSessionKey: string | undefined;
  readonly identityProvider:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string | undefined }
    | undefined;
  readonly hasLocalProvider: boolean;
  /** The bucket for files; undefined where files are in the data folder. */
  readonly fileBucket:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly accessKey: string;
        readonly secretKey: string;
        readonly region: string;
      }
    | undefined;
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

type Environment = z.infer<typeof environment>;

const identityProviderOf = (it: Environment): Configuration['identityProvider'] =>
  it.OIDC_ISSUER && it.OIDC_CLIENT_ID
    ? { issuer: it.OIDC_ISSUER, clientId: it.OIDC_CLIENT_ID, clientSecret: it.OIDC_CLIENT_SECRET }
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

/** Start error: the environment is no valid configuration; the message lists every problem. */
export class ConfigurationError extends StartError {}

/**
 * Reads the configuration from the environment.
 *
 * @throws ConfigurationError with all problems together
 */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(filled);
  if (!parsed.success)
    throw new ConfigurationError(`The configuration has faults:\n${z.prettifyError(parsed.error)}`);
  const it = parsed.data;
  const isProduction = it.NODE_ENV === 'production';
  return {
    isProduction,
    port: it.PORT,
    host: it.HOST,
    publicUrl:
      it.PUBLIC_URL?.replace(/\/$/, '') ?? (it.PORT === 0 ? undefined : `http://localhost:${it.PORT}`),
    dataFolder: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL,
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
    isDemonstration: !isProduction && (it.DEMO ?? it.DATABASE_URL === undefined),
    trustProxy: it.TRUST_PROXY,
    longestLoopDelayMs: it.LONGEST_LOOP_DELAY_MS,
    logLevel: it.LOG_LEVEL,
  };
}
