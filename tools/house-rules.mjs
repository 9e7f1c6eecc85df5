/**
 * Rules of the house that no other check knows. Each is a sentence, the files it is for, and what it looks for.
 * A fault is printed as `path:line  what stands there`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
});
const paths = [...new Set(listed.split('\0'))].filter((path) => path && existsSync(path));
const texts = new Map();
const textOf = (path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'));
  return texts.get(path);
};

const isText = (path) => !/\.(png|jpe?g|webp|woff2?|ttf|otf|ico|pdf|pbf|gz|br|wasm)$/.test(path);
const isCode = (path) => /^(packages|apps|bench)\/.*\.(tsx?|mjs|js)$/.test(path);
const isTest = (path) => /\.test\.tsx?$|^apps\/e2e\/|\/src\/testing\//.test(path);
const isProduct = (path) => isCode(path) && !isTest(path);

/** The lines of a file that a pattern matches; the pattern has no `g`. */
const linesWith = (pattern) => (path) =>
  textOf(path)
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}  ${line.trim().slice(0, 120)}`] : [],
    );

const kindFiles = paths.filter(
  (path) => /^packages\/domain\/src\/kinds\/.+\.ts$/.test(path) && !isTest(path),
);
const kindIds = kindFiles.flatMap((path) => /defineKind\(\{\s*id: '(\w+)'/.exec(textOf(path))?.[1] ?? []);
if (kindIds.length === 0) throw new Error('no kind was found under packages/domain/src/kinds');

// Words of the machine a change was made on. Written in pieces, so that this file does not hold them itself.
const folders = ['work', 'home', 'root', 'Users', 'tmp'].join('|');
const hosts = ['npmjs', 'yarnpkg', 'npmmirror'].join('|');

/** Words of the old dialect in the names of files. What to write instead: save, store or cache; notify; prefetch; lazy; draft; position; refuse. */
const DIALECT =
  /\/([a-z0-9-]*-)?(ahead|begun|heard|held|hold|keeper|kept|laid|later|tell|told|whereabouts)(-[a-z0-9-]*)?\.[a-z.]*tsx?$/;

const folderNames = {
  web: 'apps/web/src',
  server: 'apps/server/src',
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
};

/** Packages that a page does not name. */
const packagesNotNamed = (page) =>
  [...new Set(paths.flatMap((path) => /^packages\/[\w-]+/.exec(path)?.[0] ?? []))]
    .filter((name) => !textOf(page).includes(`\`${name}\``))
    .map((name) => `${page}  does not name ${name}`);

/** Files that a page names by their path, with the short names of their rooms, and that are not there. */
const filesNotThere = (page) =>
  [...textOf(page).matchAll(/`((?:web|server|domain|contract|packages|apps)\/[\w./-]+\.\w+)`/g)]
    .map(([, name]) => name)
    .filter((name) => {
      const [room, ...rest] = name.split('/');
      const path = [folderNames[room] ?? room, ...rest].join('/');
      return !existsSync(path) && !existsSync(path.replace(/^packages\/(\w+)\//, 'packages/$1/src/'));
    })
    .map((name) => `${page}  ${name}`);

const linksOf = (path) => [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
const isInRepository = (target) => !/^([a-z]+:|#)/.test(target);

// The folders right below the domain's source; what lies within one is of it. Tests are left out: one of a low folder may ask a high one.
const folderOf = (path) => /^packages\/domain\/src\/(\w[\w-]*)\//.exec(path)?.[1];
const isInFolder = (path) => isProduct(path) && folderOf(path) !== undefined;

/** The folders other than its own that a file imports from. */
const foldersAskedBy = (path) =>
  [...textOf(path).matchAll(/\bfrom '(\.[^']+)'/g)]
    .map(([, target]) => folderOf(join(dirname(path), target)))
    .filter((folder) => folder !== undefined && folder !== folderOf(path));

const askedFrom = new Map();
for (const path of paths.filter(isInFolder)) {
  const folders = askedFrom.get(folderOf(path)) ?? new Set();
  for (const folder of foldersAskedBy(path)) folders.add(folder);
  askedFrom.set(folderOf(path), folders);
}

/** The folders that one is built on, by whatever way: itself among them where it is on a way round. */
function builtOn(folder) {
  const below = new Set();
  const waiting = [folder];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const lower of askedFrom.get(next) ?? [])
      if (!below.has(lower)) {
        below.add(lower);
        waiting.push(lower);
      }
  return below;
}
const foldersBelow = new Map([...askedFrom.keys()].map((folder) => [folder, builtOn(folder)]));

/** The newest migration that was written before there was a rule about them. */
const LAST_FREE_MIGRATION = 52;
const numberOfMigration = (path) => Number(/^apps\/server\/migrations\/(\d+)-.*\.sql$/.exec(path)?.[1] ?? 0);
/** What the release before cannot live with, or what locks a table for as long as it is long. */
const CONTRACTING =
  /\b(drop\s+(table|column|view)|rename\s+(to|column)|alter\s+column\s+\w+\s+(set\s+data\s+)?type|set\s+not\s+null)\b/i;

const rules = [
  {
    sentence:
      'A migration only adds: two releases share a database while one takes over. What takes away stands in a later release, with a line that begins `-- nobody reads it since`.',
    files: (path) =>
      numberOfMigration(path) > LAST_FREE_MIGRATION && !/^-- nobody reads it since /m.test(textOf(path)),
    faults: linesWith(CONTRACTING),
  },
  {
    sentence:
      'Folders of the domain build on one another: kind, codecs and days at the bottom, then fields and options, kinds, derive, and what reads them. Move what both need down.',
    files: isInFolder,
    faults: (path) =>
      foldersAskedBy(path)
        .filter((folder) => foldersBelow.get(folder)?.has(folderOf(path)))
        .map((folder) => `${path}  imports from ${folder}, which is built on its own folder`),
  },
  {
    sentence:
      "A kind's id stands in its own file and in tables called kind-extras.ts; elsewhere ask the registry.",
    // Options are words of a list and may be the same words; ['linear'] is how map styles ask for straight interpolation.
    files: (path) =>
      isProduct(path) &&
      !kindFiles.includes(path) &&
      !path.startsWith('packages/domain/src/options/') &&
      // A section of the plan may be called as a kind is: effluent.
      !path.startsWith('packages/domain/src/outcomes/sections/') &&
      !path.endsWith('/kind-extras.ts'),
    faults: linesWith(new RegExp(`(?<!\\[)(['"\`])(${kindIds.join('|')})\\1`)),
  },
  {
    sentence:
      "fetch is called by web/api and by the server's adapters; elsewhere call a declared call by the client.",
    files: (path) =>
      isProduct(path) && !/^(apps\/web\/src\/api|apps\/server\/src\/platform|bench)\//.test(path),
    faults: linesWith(/(?<![.\w])fetch\(/),
  },
  {
    sentence:
      'SQL stands in a *-store.ts and in the platform (ledger, jobs, access, database); elsewhere call a store.',
    files: (path) =>
      path.startsWith('apps/server/src/') &&
      isProduct(path) &&
      !/-store\.ts$|^apps\/server\/src\/platform\/(ledger|jobs|access|database)\//.test(path),
    faults: linesWith(/\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/),
  },
  {
    sentence: 'What is read from, the database or a transaction of it, is the `Reader` of open-database.ts.',
    files: (path) => path.startsWith('apps/server/src/') && !path.endsWith('/open-database.ts'),
    faults: linesWith(/\bDatabase \| Transaction<DB>|\bTransaction<DB> \| Database\b/),
  },
  {
    sentence:
      'The server’s own thread loads no GEOS, where one heavy shape would hold up every call: it is a job of geometry-jobs.ts, or made in a process of its own.',
    files: (path) =>
      path.startsWith('apps/server/src/') &&
      isProduct(path) &&
      !/\/(geometry-jobs|make-\w+(-\w+)*|print-plan-book|read-map-file)\.ts$/.test(path),
    faults: linesWith(/\bloadGeos\b/),
  },
  {
    sentence:
      'Figures, money and days are written by domain/formats (days of a place by domain/days and readings, paper by reports/text); elsewhere call those.',
    // `ui` and `geometry` stand below the domain.
    files: (path) =>
      /^(packages\/(domain|reports|contract)|apps\/(web|server))\/src\//.test(path) &&
      isProduct(path) &&
      !/^packages\/(domain\/src\/(formats|days|readings)|reports\/src\/text)\//.test(path),
    faults: linesWith(/\.toLocale(Date|Time)?String\(|Intl\.(NumberFormat|DateTimeFormat)\b/),
  },
  {
    sentence:
      'A file is named by the trade’s words (docs/language.md, Words of the code): load, save, store, cache, lock, notify, format, draft, retry.',
    files: (path) => isCode(path) && DIALECT.test(path),
    faults: (path) => [path],
  },
  {
    sentence: 'ARCHITECTURE.md names every package, and every file of ours that it names is there.',
    files: (path) => path === 'ARCHITECTURE.md',
    faults: (path) => [...packagesNotNamed(path), ...filesNotThere(path)],
  },
  {
    sentence: 'No file names a folder of one machine or the host of a package registry.',
    files: (path) => isText(path) && path !== 'tools/house-rules.mjs',
    faults: linesWith(
      new RegExp(`(^|[\\s'"\`(=:])/(${folders})/\\w|//[\\w.-]*(${hosts})\\.|"resolved": "https?:`),
    ),
  },
  {
    sentence:
      'A project of tools/types leaves out tests by a path from its own folder (../../): a pattern that begins with ** looks beside it, and finds none.',
    files: (path) => path.startsWith('tools/types/'),
    faults: linesWith(/"\*\*\//),
  },
  {
    sentence: 'Every test runs: none is skipped, left to do, or run alone.',
    files: (path) => isCode(path) && isTest(path),
    faults: linesWith(/\b(it|test|describe)\.(skip|only|todo|fixme)\b/),
  },
  {
    sentence:
      'A test that puts another module in place of one (vi.mock) is a *.alone.* file: others share their modules.',
    files: (path) => isCode(path) && isTest(path) && !path.includes('.alone.'),
    faults: linesWith(/\bvi\.(mock|doMock)\(/),
  },
  {
    sentence: 'A room says what it is in a README of at most 20 lines.',
    files: (path) => /^(packages|apps|bench)\/.*README\.md$/.test(path),
    faults: (path) => {
      const lines = textOf(path).trimEnd().split('\n').length;
      return lines > 20 ? [`${path}:21  has ${lines} lines`] : [];
    },
  },
  {
    sentence: 'A link in a document leads to a file that is there.',
    files: (path) => path.endsWith('.md'),
    faults: (path) =>
      linksOf(path)
        .filter((target) => isInRepository(target) && !existsSync(join(dirname(path), target.split('#')[0])))
        .map((target) => `${path}  ${target}`),
  },
];

let broken = 0;
for (const { sentence, files, faults } of rules) {
  const found = paths.filter(files).flatMap(faults);
  broken += found.length;
  if (found.length > 0) console.log(`${sentence}\n${found.map((fault) => `  ${fault}`).join('\n')}\n`);
}
process.exit(broken > 0 ? 1 : 0);
