import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'src');

/** What a page asks of the library, by the name under which it asks. */
const PAGE = 'maplibre-gl';
const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
const WORKER_ADDRESS = '\0map-engine-worker';

/** What is imported of other libraries, by the engine or by what it uses of them. */
const isOfTheEngine = (id, importer) =>
  importer?.endsWith(OWN_COPY) || (importer?.startsWith(SOURCE) && !id.startsWith('.'));

/** Where the worker begins: the modules of its part. */
export const WORKER_MODULE = join(SOURCE, 'source/worker.ts');

/**
 * Marks what the engine uses of other libraries as its own copy: a module that the rest of the product uses as well would else come in a part
 * of the page's, which no worker can run.
 */
const OWN_COPY = '?map-engine';

/**
 * What no map of ours comes to: a round earth, ground that stands up, buildings, heat, moving pictures, tiles of a second kind. Each is where
 * the engine begins with such a thing, and nowhere else, so that what is behind it goes as well.
 */
const LEFT_OUT = [
  ...['globe', 'vertical_perspective'].flatMap((name) =>
    ['projection', 'transform', 'camera_helper'].map((part) => `src/geo/projection/${name}_${part}.ts`),
  ),
  'src/render/terrain.ts',
  'src/webgl/render_to_texture.ts',
  ...['heatmap', 'color_relief', 'fill_extrusion'].flatMap((name) => [
    `src/webgl/draw/draw_${name}.ts`,
    `src/style/style_layer/${name}_style_layer.ts`,
  ]),
  'src/source/video_source.ts',
  'src/source/canvas_source.ts',
  `node_modules/@maplibre/mlt/dist/index.js${OWN_COPY}`,
];

/** The library is written for fields that are only declared to set nothing: a class would else undo what the one above it has set. */
const FIELDS = {
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

const namesOf = (declaration) =>
  declaration.declarations?.map(({ id }) => id.name) ?? (declaration.id ? [declaration.id.name] : []);

/** The names of values that a module hands out. */
function handedOut(id, code) {
  const { program, errors } = parseSync(id, code);
  if (errors.length > 0) throw new Error(errors[0].message);
  return program.body
    .filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
    .flatMap(({ declaration, specifiers }) =>
      declaration && !declaration.type.startsWith('TS')
        ? namesOf(declaration)
        : specifiers.filter(({ exportKind }) => exportKind !== 'type').map(({ exported }) => exported.name),
    );
}

/** A module in the place of one that is left out: whoever comes to it after all is told. */
export const inItsPlace = (id, code) =>
  handedOut(id, code)
    .map((name) =>
      /^is[A-Z]/.test(name)
        ? `export const ${name} = () => false;`
        : `export function ${name}() { throw new Error('${name} is left out of this build'); }`,
    )
    .join('\n');

/** Whether nothing but libraries is in the part of the worker and in those that it loads: no page is there, and what is of the page ends it. */
export function loadsLibrariesAlone(bundle) {
  const parts = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const reached = new Set(parts.filter(({ moduleIds }) => moduleIds.includes(WORKER_MODULE)));
  for (const part of reached)
    for (const name of [...part.imports, ...part.dynamicImports]) reached.add(bundle[name]);
  const modules = [...reached].flatMap(({ moduleIds }) => moduleIds);
  return modules.length > 0 && modules.every((id) => /\/node_modules\/|^\0/.test(id));
}

/**
 * Builds the engine of maps from its own modules instead of taking the two files it comes as: the page and the worker then share what both
 * need, and what no map of ours comes to is left out.
 */
export function mapEngine() {
  const replaced = new Set();
  return {
    name: 'map-engine',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@\w.]/ },
      async handler(id, importer, options) {
        if (id === PAGE) return join(SOURCE, 'index.ts');
        if (id === WORKER) return WORKER_ADDRESS;
        if (!isOfTheEngine(id, importer)) return null;
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id + OWN_COPY };
      },
    },
    load: {
      filter: { id: [/^\0map-engine-worker$/, /\?map-engine$/] },
      handler(id) {
        if (id !== WORKER_ADDRESS) return readFile(id.slice(0, -OWN_COPY.length), 'utf8');
        const file = this.emitFile({ type: 'chunk', id: WORKER_MODULE, name: 'map-worker' });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      },
    },
    transform: {
      filter: { id: /\/maplibre-gl\/src\/.*\.ts$|\/mlt\/dist\/index\.js\?map-engine$/ },
      handler(code, id) {
        const path = LEFT_OUT.find((end) => id.endsWith(end));
        if (path === undefined) return transformWithOxc(code, id, FIELDS);
        replaced.add(path);
        return { code: inItsPlace(id, code), map: null };
      },
    },
    generateBundle(_, bundle) {
      const lost = LEFT_OUT.filter((path) => !replaced.has(path));
      if (lost.length > 0) throw new Error(`The engine of maps has no ${lost.join(', ')} any more.`);
      if (!loadsLibrariesAlone(bundle)) throw new Error('The worker of maps would load parts of the page.');
    },
  };
}
