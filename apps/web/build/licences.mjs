import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Under which licences others' code may come to a browser: each asks no more than that its words go with the copies. */
const ACCEPTED = new Set([
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  '(MIT OR Apache-2.0)',
]);

const MIT_WORDS = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * Whose work it is, of packages under the MIT licence that come without its words: as they or their authors say elsewhere. Of vite only its
 * few own lines come to a browser, and none of the packages that its file speaks of.
 */
const MIT_OF = {
  'core-js': 'Copyright (c) 2013–2025 Denis Pushkarev (zloirock.ru), 2025–2026 CoreJS Company (core-js.io)',
  'murmurhash-js': 'Copyright (c) 2011 Gary Court',
  'terra-draw': 'Copyright 2022 James Milner',
  'terra-draw-maplibre-gl-adapter': 'Copyright 2022 James Milner',
  vite: 'Copyright (c) 2019-present, VoidZero Inc. and Vite contributors',
  'worker-f': 'Copyright (c) catamphetamine <purecatamphetamine@gmail.com>',
};

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|third[-_]party)/i;
const IN_PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
/** What the builder itself puts into a build. */
const OF_THE_BUILDER = /^\0(vite|rolldown)\//;

/** Where a module of a build or another file of it lies. */
const pathOf = (id, root) =>
  id
    .replace(OF_THE_BUILDER, join(root, 'node_modules', '$1/'))
    .replace(/^\0/, '')
    .replace(/\?.*$/, '');

const describes = (folder) => existsSync(join(folder, 'package.json'));

/** The folder of the package that a file is from, none of our own; and the names of those that were packed into that one, folder and all. */
export function whoseIs(path) {
  const [, folder, name] = IN_PACKAGE.exec(path) ?? [];
  if (folder === undefined || describes(folder)) return { folder, packed: [] };
  const around = whoseIs(folder.slice(0, folder.lastIndexOf('/node_modules/') + 1));
  return { folder: around.folder, packed: [name, ...around.packed] };
}

/** The names of packages whose code was put into a file before it was published: its source map knows them. */
export function packedInto(path) {
  const map = `${path}.map`;
  if (!existsSync(map)) return [];
  return JSON.parse(readFileSync(map, 'utf8')).sources.flatMap(
    (source) => IN_PACKAGE.exec(`/${source}`)?.[2] ?? [],
  );
}

const tidy = (text) => text.replaceAll(/[ \t]*\r?\n/g, '\n').trim();

const wordsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => tidy(readFileSync(join(folder, name), 'utf8')))
    .join('\n\n');

const mitWords = (name) =>
  Object.hasOwn(MIT_OF, name) ? `MIT License\n\n${MIT_OF[name]}\n\n${MIT_WORDS}` : '';

/** A package as its folder describes it: its name, version, licence and the words of that. */
export function describePackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license, text: mitWords(name) || wordsIn(folder) };
}

/** One that was packed into others, in a version that nobody says: its words are those of the one that is installed, where one is. */
function describePacked(name, root) {
  const folder = join(root, 'node_modules', name);
  if (!describes(folder)) return { name, licence: mitWords(name) ? 'MIT' : undefined, text: mitWords(name) };
  return { ...describePackage(folder), version: undefined };
}

function faultOf({ name, licence, text }) {
  if (!ACCEPTED.has(licence))
    return `${name} comes to browsers under ${licence ? `the licence ${JSON.stringify(licence)}, which is not among those accepted` : 'no stated licence'}.`;
  return text === '' ? `${name} comes to browsers without the words of its licence (${licence}).` : undefined;
}

/** The licences of packages, same words once, in the order of the first package under each. @throws where one may not be handed on */
export function licencesOf(packages) {
  const faults = packages.flatMap((one) => faultOf(one) ?? []);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nSee apps/web/build/licences.mjs.`);
  const groups = new Map();
  for (const { name, version, licence, text } of packages.toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    const key = `${licence} ${text.replaceAll(/\s+/g, ' ')}`;
    const group = groups.get(key) ?? { licence, text, packages: [] };
    group.packages.push({ name, version });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The packages that the files of a build are from, and those that were packed into them. */
export function packagesOf(files, root) {
  const folders = new Set();
  const packed = new Set();
  for (const path of new Set([...files].map((id) => pathOf(id, root)))) {
    const { folder, packed: around } = whoseIs(path);
    if (folder === undefined) continue;
    folders.add(folder);
    for (const name of [...around, ...packedInto(path)]) packed.add(name);
  }
  const found = [...folders].map(describePackage);
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found,
    ...[...packed].filter((name) => !names.has(name)).map((name) => describePacked(name, root)),
  ];
}
