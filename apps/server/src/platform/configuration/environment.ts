import { readFileSync } from 'node:fs';
import { groundAttribution } from '@tussock/domain';
import * as z from 'zod';
import { errorDetail } from '../log/error-detail.ts';
import { StartError } from './start-error.ts';

const flag = z.stringbool();
const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** Fewest different characters of a key: any random key has more, while words and repeated characters have fewer. */
const LEAST_VARIETY = 8;
const isEasyToGuess = (key: string): boolean =>
  new Set(key).size < LEAST_VARIETY || /^(.{1,16})\1+$/u.test(key);

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

/** Checks the addresses of the database and what is done by whom. */
function checkDatabase(
  env: Keys & { readonly [Name in 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'ROLE']?: string | undefined },
  fault: (path: string, message: string) => void,
): void {
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
    fault('DATABASE_DIRECT_URL', 'goes together with DATABASE_URL, which then names the pooler');
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined)
    fault('ROLE', 'needs DATABASE_URL: one process alone has the embedded database');
}

/** Checks what names the provider of sign-ins. */
function checkSignIn(
  env: {
    readonly OIDC_ISSUER?: string | undefined;
    readonly OIDC_CLIENT_ID?: string | undefined;
    readonly OIDC_ACR: readonly string[];
    readonly OIDC_AMR: readonly string[];
  },
  fault: (path: string, message: string) => void,
): void {
  if ((env.OIDC_ISSUER === undefined) !== (env.OIDC_CLIENT_ID === undefined))
    fault('OIDC_CLIENT_ID', 'OIDC_ISSUER and OIDC_CLIENT_ID go together');
  for (const name of ['OIDC_ACR', 'OIDC_AMR'] as const)
    if (env[name].length > 0 && env.OIDC_ISSUER === undefined)
      fault(name, 'needs a provider of your own, by OIDC_ISSUER');
}

/** Settings of which all are given, or none. */
const TOGETHER = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'],
] as const;

/** Marks a setting that is a secret: it may also be given as the path of a file that holds it, by the same name with `_FILE`. */
const secret = <T extends z.ZodType>(setting: T): T => setting.meta({ isSecret: true });

/** Words with spaces between them. */
const words = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

const databaseAddress = z.string().startsWith('postgres');

/** The settings of the environment, as they are written there. */
const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url().optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: secret(databaseAddress.optional()),
    DATABASE_DIRECT_URL: secret(databaseAddress.optional()),
    MIGRATE_AT_START: flag.default(true),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    REPORTS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(1),
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    BACKUP_TO: z.string().optional(),
    BACKUP_KEY: secret(key.optional()),
    BACKUP_S3_ENDPOINT: z.url().optional(),
    BACKUP_S3_ACCESS_KEY: secret(z.string().optional()),
    BACKUP_S3_SECRET_KEY: secret(z.string().optional()),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    SESSION_KEY: secret(key.optional()),
    SESSION_KEY_FORMER: secret(key.optional()),
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: secret(z.string().optional()),
    OIDC_ACR: words.default([]),
    OIDC_AMR: words.default([]),
    DEV_IDP: flag.optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY: secret(z.string().optional()),
    S3_SECRET_KEY: secret(z.string().optional()),
    S3_REGION: z.string().default('us-east-1'),
    PLAN_FILES_MB: z.coerce.number().int().min(1).default(10_000),
    SMTP_URL: secret(z.string().startsWith('smtp').optional()),
    FIRST_ADMIN_EMAIL: z.email().toLowerCase().optional(),
    PROVIDER_NAME: z.string().default('Tussock'),
    MAIL_FROM: z.string().default('Tussock <no-reply@tussock.example>'),
    LAND_SURVEY_URL: z.url().optional(),
    LAND_SURVEY_KEY: secret(z.string().optional()),
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
    MQTT_URL: secret(
      z
        .string()
        .regex(/^(mqtts?|wss?):\/\//, 'must begin with mqtt://, mqtts://, ws:// or wss://')
        .optional(),
    ),
    MQTT_INTEGRATIONS: z
      .string()
      .regex(
        /^[^=,\s]+=[0-9a-f-]{36}(,[^=,\s]+=[0-9a-f-]{36})*$/i,
        'must be like application=id-of-integration',
      )
      .optional(),
    MQTT_TOPIC: z.string().default('v3/+/devices/+/up'),
    MQTT_USERNAME: z.string().optional(),
    MQTT_PASSWORD: secret(z.string().optional()),
    MQTT_CLIENT_ID: z.string().default('tussock'),
    DEMO: flag.optional(),
    DEMO_TOUR: flag.default(true),
    TRUST_PROXY: z.string().optional(),
    LONGEST_LOOP_DELAY_MS: z.coerce.number().int().min(1).default(2000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const fault = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    checkSignIn(env, fault);
    if ((env.MQTT_URL === undefined) !== (env.MQTT_INTEGRATIONS === undefined))
      fault('MQTT_INTEGRATIONS', 'MQTT_URL and MQTT_INTEGRATIONS go together');
    checkKeys(env, fault);
    checkDatabase(env, fault);
    for (const group of TOGETHER)
      for (const name of group)
        if (env[name] === undefined && group.some((other) => env[other] !== undefined))
          fault(name, `${group.join(', ')} go together`);
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

export type Environment = z.infer<typeof environment>;

/** Start error: the environment is no valid configuration; the message lists every problem. */
export class ConfigurationError extends StartError {}

type Given = Readonly<Record<string, string | undefined>>;

const secretNames = Object.entries(environment.shape)
  .filter(([, setting]) => setting.meta()?.['isSecret'] === true)
  .map(([name]) => name);

/** Names of all settings, those of secrets in files among them. */
export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...secretNames.map((name) => `${name}_FILE`),
];

/** Reads the secrets that are given as files. */
function readSecretFiles(env: Given): { readonly secrets: Given; readonly faults: readonly string[] } {
  const secrets: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined) faults.push(`✖ ${name} is given twice, once as ${name}_FILE`);
    try {
      // Editors and `echo` end a file with a line break.
      secrets[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      faults.push(`✖ ${name}_FILE: ${path} cannot be read (${errorDetail(error, 'code') ?? String(error)})`);
    }
  }
  return { secrets, faults };
}

/**
 * Reads the settings of the environment, secrets also from the files that it names.
 *
 * @throws ConfigurationError with all problems together
 */
export function readEnvironment(env: Given): Environment {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { secrets, faults } = readSecretFiles(filled);
  const parsed = environment.safeParse({ ...filled, ...secrets });
  if (parsed.success && faults.length === 0) return parsed.data;
  const all = [...faults, ...(parsed.success ? [] : [z.prettifyError(parsed.error)])];
  throw new ConfigurationError(`The configuration has faults:\n${all.join('\n')}`);
}
