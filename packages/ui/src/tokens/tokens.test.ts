import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findStrayValues } from './find-stray-values.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tokensFile = join(root, 'packages/ui/src/tokens/tokens.css');
const read = (path: string) => readFileSync(path, 'utf8');
/** Custom properties of the token file, first writing of each. */
const tokens = new Map(
  [...read(tokensFile).matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)]
    .toReversed()
    .map((match) => [match[1], match[2]]),
);

/** Stands before the tokens have come, and so has their values in place of their names. */
const FIRST_PICTURE = 'apps/web/src/first-picture.css';

/** Where font weights are declared, not used. */
const declarations = new Set([tokensFile, join(root, 'packages/ui/src/tokens/fonts.css')]);
const stylesheets = ['packages/ui', 'apps/web']
  .flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .filter((path) => !/\/(?:dist|node_modules)\//.test(path) && !declarations.has(path))
  .map((path) => relative(root, path))
  .filter((path) => path !== FIRST_PICTURE);

test.each([
  ['--font-size-base', '16px'],
  ['--font-size-large', '1.25rem'],
  ['--font-size-regular', '0.9375rem'],
  ['--font-size-small', '0.875rem'],
  ['--font-size-micro', '0.6875rem'],
  ['--font-weight-regular', '400'],
  ['--font-weight-strong', '600'],
  ['--line-height', '1.5rem'],
  ['--radius', '3px'],
  ['--level-base', '0'],
  ['--level-tooltip', '20'],
  ['--level-sticky', '50'],
  ['--level-dropdown', '60'],
  ['--level-overlay', '80'],
  ['--level-modal', '100'],
  ['--level-toasters', '150'],
])('[UI-7] %s is %s', (name, value) => {
  expect(tokens.get(name)).toBe(value);
});

test('[UI-7] there is no size, weight or level but those of the specification', () => {
  const named = [...tokens.keys()].filter((name) =>
    /^--(?:font-(?:size|weight)|level|line-height|radius)/.test(name ?? ''),
  );
  expect(named).toHaveLength(16);
});

test.each(stylesheets)('[UI-7] %s uses tokens only', (path) => {
  expect(findStrayValues(read(join(root, path)))).toEqual([]);
});

test('[UI-7] the first picture has the values of tokens only', () => {
  const values = findStrayValues(read(join(root, FIRST_PICTURE))).map((stray) =>
    stray.replace(/^[^:]*:\s*/, ''),
  );
  const ofTokens = new Set(
    [...read(tokensFile).matchAll(/^\s*--[\w-]+:\s*([^;]+);/gm)].map(([, value]) => value),
  );
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => !ofTokens.has(value))).toEqual([]);
});

test('the search for stray values finds each sort of them', () => {
  const css = `.a { font-size: 13px; font: 12px serif; z-index: 7; color: #ff0000; }
    .b { border-radius: 4px; font-weight: bold; line-height: 1.2; background: rgb(0 0 0 / 50%); }
    .c { font-size: var(--font-size-small); font: inherit; border-radius: 50%; z-index: var(--level-sticky) !important; }`;
  expect(findStrayValues(css)).toEqual([
    'font-size: 13px',
    'font: 12px serif',
    'z-index: 7',
    'color: #ff0000',
    'border-radius: 4px',
    'font-weight: bold',
    'line-height: 1.2',
    'background: rgb(0 0 0 / 50%)',
  ]);
});
