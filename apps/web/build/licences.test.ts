import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { licencesOf, packagesOf } from './licences.mjs';

const root = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(root, { recursive: true }));

function lay(path: string, text: string): string {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

const layPackage = (folder: string, declared: object, texts: Readonly<Record<string, string>> = {}): void => {
  lay(`${folder}/package.json`, JSON.stringify(declared));
  for (const [file, text] of Object.entries(texts)) lay(`${folder}/${file}`, text);
};

layPackage(
  'node_modules/plain',
  { name: 'plain', version: '1.2.0', license: 'MIT' },
  { LICENSE: 'MIT\r\n\r\nAnn  \r\n' },
);
layPackage(
  'node_modules/@some/scoped',
  { name: '@some/scoped', version: '2.0.0', license: 'Apache-2.0' },
  { 'LICENSE.txt': 'Apache words', NOTICE: 'Bea made this', 'readme.md': 'no licence' },
);
layPackage(
  'node_modules/plain/node_modules/inner',
  { name: 'inner', version: '0.1.0', license: 'MIT' },
  { COPYING: 'MIT\n\nAnn' },
);
layPackage(
  'node_modules/installed',
  { name: 'installed', version: '9.9.9', license: 'ISC' },
  { LICENCE: 'ISC words' },
);

const namesOf = (...files: readonly string[]) =>
  packagesOf(
    files.map((file) => (file.startsWith('\0') ? file : join(root, file))),
    root,
  )
    .map(({ name, version }) => `${name} ${version ?? '?'}`)
    .toSorted();

describe('whose the files of a build are', () => {
  test('is said once of each package, whatever stands before and behind the names of its files, and of none of our own', () => {
    expect(
      namesOf(
        'node_modules/plain/index.js',
        'node_modules/plain/other.js?map-engine',
        'node_modules/@some/scoped/dist/style.css',
        'node_modules/plain/node_modules/inner/index.js',
        'packages/domain/src/index.ts',
      ),
    ).toEqual(['@some/scoped 2.0.0', 'inner 0.1.0', 'plain 1.2.0']);
  });

  test('is said of what the builder puts in, and of no module that only we made up', () => {
    layPackage('node_modules/vite', { name: 'vite', version: '8.0.0', license: 'MIT' });
    expect(namesOf('\0vite/preload-helper.js', '\0map-engine-worker')).toEqual(['vite 8.0.0']);
  });

  test('is said of what was packed into a file before it was published, in a version nobody knows', () => {
    lay(
      'node_modules/plain/packed.js.map',
      JSON.stringify({
        sources: ['../node_modules/core-js/a.js', 'src/own.js', '../node_modules/inner/b.js'],
      }),
    );
    expect(namesOf('node_modules/plain/packed.js', 'node_modules/plain/node_modules/inner/index.js')).toEqual(
      ['core-js ?', 'inner 0.1.0', 'plain 1.2.0'],
    );
  });

  test('is said of what lies in a package folder and all, and of that package', () => {
    lay('node_modules/@some/scoped/dist/node_modules/installed/index.js', '');
    expect(namesOf('node_modules/@some/scoped/dist/node_modules/installed/index.js')).toEqual([
      '@some/scoped 2.0.0',
      'installed ?',
    ]);
  });
});

describe('the licences of others', () => {
  test('stand there with every file of theirs, the same words once, by the name of the first that is under them', () => {
    const files = ['plain/index.js', '@some/scoped/index.js', 'plain/node_modules/inner/index.js'];
    expect(
      licencesOf(
        packagesOf(
          files.map((file) => join(root, 'node_modules', file)),
          root,
        ),
      ),
    ).toEqual([
      {
        licence: 'Apache-2.0',
        text: 'Apache words\n\nBea made this',
        packages: [{ name: '@some/scoped', version: '2.0.0' }],
      },
      {
        licence: 'MIT',
        text: 'MIT\n\nAnn',
        packages: [
          { name: 'inner', version: '0.1.0' },
          { name: 'plain', version: '1.2.0' },
        ],
      },
    ]);
  });

  test('the same words under two licences stand there twice', () => {
    const text = 'The same words';
    const both = [
      { name: 'a', version: '1', licence: 'MIT', text },
      { name: 'b', version: '1', licence: 'ISC', text },
    ];
    expect(licencesOf(both).map(({ licence }) => licence)).toEqual(['MIT', 'ISC']);
  });

  test('a build is refused that holds what is under another licence than those accepted, under none, or without its words', () => {
    const text = 'Words';
    const packages = [
      { name: 'fine', version: '1', licence: 'MIT', text },
      { name: 'strict', version: '1', licence: 'AGPL-3.0', text },
      { name: 'silent', version: '1', licence: undefined, text },
      { name: 'wordless', version: '1', licence: 'ISC', text: '' },
    ];
    expect(() => licencesOf(packages)).toThrow(
      [
        'strict comes to browsers under the licence "AGPL-3.0", which is not among those accepted.',
        'silent comes to browsers under no stated licence.',
        'wordless comes to browsers without the words of its licence (ISC).',
      ].join('\n'),
    );
  });
});
