import { describe, expect, test } from 'vitest';
import { assertLocalProviderAllowed } from '../identity/local-provider.ts';
import { readConfiguration } from './configuration.ts';
import { ConfigurationError } from './environment.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tussock.example',
  DATABASE_URL: 'postgres://db/tussock',
  SESSION_KEY: '9f1c2b7ad03e58614c7f90be2d6a8135',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'tussock',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the configuration', () => {
  test('with nothing set is the demonstration on this machine', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      isDemonstration: true,
      hasLocalProvider: true,
      publicUrl: 'http://localhost:3000',
    });
  });

  test('names every fault at once', () => {
    const read = (): unknown =>
      readConfiguration({ NODE_ENV: 'production', PORT: 'x', PUBLIC_URL: 'http://farm.example' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT/);
    const strict = (): unknown =>
      readConfiguration({ NODE_ENV: 'production', PUBLIC_URL: 'http://farm.example' });
    expect(strict).toThrow(/DATABASE_URL[\s\S]*SESSION_KEY|SESSION_KEY[\s\S]*DATABASE_URL/);
    expect(strict).toThrow(/must be https/);
  });

  test.each([{ DEV_IDP: '1' }, { DEMO: '1' }])('in production refuses %o', (extra) => {
    expect(() => readConfiguration({ ...production, ...extra })).toThrow(ConfigurationError);
  });

  test.each([
    ['an issuer by plain http', { OIDC_ISSUER: 'http://login.example' }, /OIDC_ISSUER/],
    ['a key of one character', { SESSION_KEY: 'k'.repeat(32) }, /SESSION_KEY/],
    ['a former key that is easy to guess', { SESSION_KEY_FORMER: 'k'.repeat(32) }, /SESSION_KEY_FORMER/],
    ['a key of one word', { SESSION_KEY: 'long-password123'.repeat(2) }, /SESSION_KEY/],
  ])('in production refuses %s', (_what, extra, named) => {
    expect(() => readConfiguration({ ...production, ...extra })).toThrow(named);
  });

  test('takes a former key beside the present one only', () => {
    const former = { SESSION_KEY_FORMER: '0c4f7be2d6a81359f1c2b7ad03e58614' };
    expect(readConfiguration({ ...production, ...former })).toMatchObject({
      sessionKey: production.SESSION_KEY,
      formerSessionKey: former.SESSION_KEY_FORMER,
    });
    expect(() => readConfiguration(former)).toThrow(/SESSION_KEY_FORMER/);
  });

  test('takes proofs of signing in as words, and only for a provider of its own', () => {
    expect(readConfiguration({ ...production, OIDC_ACR: 'gold  silver' }).identityProvider).toMatchObject({
      proof: { acr: ['gold', 'silver'], amr: [] },
    });
    expect(() => readConfiguration({ OIDC_AMR: 'mfa' })).toThrow(/OIDC_AMR/);
  });

  test('asks for all of a bucket or for none of it', () => {
    const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'farms', S3_ACCESS_KEY: 'a' };
    expect(() => readConfiguration(bucket)).toThrow(/S3_SECRET_KEY/);
    expect(readConfiguration({ ...bucket, S3_SECRET_KEY: 's' }).fileBucket).toMatchObject({
      bucket: 'farms',
      region: 'us-east-1',
    });
    expect(readConfiguration({}).fileBucket).toBeUndefined();
  });

  test('asks for a broker together with the integrations its uplinks are for', () => {
    const id = '01900000-0000-7000-8000-00000000ffff';
    expect(() => readConfiguration({ MQTT_URL: 'mqtt://broker' })).toThrow(/MQTT_INTEGRATIONS/);
    expect(() => readConfiguration({ MQTT_URL: 'http://broker', MQTT_INTEGRATIONS: `a=${id}` })).toThrow(
      /MQTT_URL/,
    );
    expect(() => readConfiguration({ MQTT_URL: 'mqtt://broker', MQTT_INTEGRATIONS: 'a' })).toThrow(
      /application=/,
    );
    const { broker } = readConfiguration({
      MQTT_URL: 'mqtts://broker',
      MQTT_INTEGRATIONS: `a=${id},b=${id}`,
    });
    expect([...(broker?.integrations.keys() ?? [])]).toEqual(['a', 'b']);
    expect(broker).toMatchObject({ topic: 'v3/+/devices/+/up', clientId: 'tussock' });
    expect(readConfiguration({}).broker).toBeUndefined();
  });

  test('in production has no local sign-in provider and no demonstration', () => {
    expect(readConfiguration(production)).toMatchObject({ hasLocalProvider: false, isDemonstration: false });
  });
});

describe('the local sign-in provider', () => {
  const local = { ...readConfiguration({}), publicUrl: 'http://localhost:3000' };

  test('is allowed on this machine', () => {
    expect(() => assertLocalProviderAllowed(local)).not.toThrow();
  });

  test.each([
    ['in production', { isProduction: true }],
    ['when it is switched off', { hasLocalProvider: false }],
    ['at an address others can reach', { publicUrl: 'http://farm.example:3000' }],
    ['when the server listens to others', { host: '0.0.0.0' }],
  ])('is refused %s', (_when, over) => {
    expect(() => assertLocalProviderAllowed({ ...local, ...over })).toThrow();
  });
});
