import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const KEY = '9f1c2b7ad03e58614c7f90be2d6a8135';
let folder: string;
let keyFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-secrets-'));
  keyFile = join(folder, 'key');
  await writeFile(keyFile, `${KEY}\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a secret may be the content of a file, without its last line break', () => {
  expect(readConfiguration({ SESSION_KEY_FILE: keyFile }).sessionKey).toBe(KEY);
});

test('a secret from a file is checked as any other', async () => {
  const short = join(folder, 'short');
  await writeFile(short, 'k');
  expect(() => readConfiguration({ SESSION_KEY_FILE: short })).toThrow(/SESSION_KEY/);
});

test('a file that cannot be read is named, together with every other fault', () => {
  const path = join(folder, 'none');
  const read = () => readConfiguration({ SMTP_URL_FILE: path, PORT: 'x' });
  expect(read).toThrow(`SMTP_URL_FILE: ${path} cannot be read (ENOENT)`);
  expect(read).toThrow(/PORT/);
});

test('a secret is given in one way', () => {
  expect(() => readConfiguration({ SESSION_KEY: KEY, SESSION_KEY_FILE: keyFile })).toThrow(
    'SESSION_KEY is given twice',
  );
});

test('what is no secret is not read from a file', () => {
  expect(readConfiguration({ PROVIDER_NAME_FILE: keyFile }).providerName).toBe('Tussock');
});
