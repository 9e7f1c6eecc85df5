import { join } from 'node:path';
import { build } from 'vite';
import { LEFT_OUT } from './calls-as-made.mjs';
import { WORKER_MODULE } from './map-engine.mjs';
import { madeOfSources } from './sources.mjs';

const root = join(import.meta.dirname, '..');
const sourceAt = (path) => join(root, 'src', path);

const FIRST = ['app/main.tsx', 'places/placed-screen.tsx', 'screens/public/welcome-screen.tsx'];
/** What comes with every page of somebody who is here. */
const SHELL = ['app/shell/user-menu.tsx', 'session/kept-queries.ts'];
const LIST = [
  ...SHELL,
  'screens/dashboard/dashboard-screen.tsx',
  'screens/dashboard/fetch-plans.ts',
  'session/pending-plan.ts',
];
// The paper beneath every map comes with the frame: it would be a file by itself.
const FRAME = ['app/shell/plan-frame.tsx', 'places/plan-screen.tsx', 'map/engine/paper-style.ts'];
const FARM = [...FRAME, 'screens/plan-farm/farm-screen.tsx'];
/** What opens records: behind what can be chosen without one, where the line is slow. */
const RECORD = ['session/open-plan-record.ts'];
/** What a map can be told to show, and in which colours. */
const LAYERS = ['screens/plan-edit-map/layers-panel.tsx', 'land-risk/risk-colouring.ts'];
const FORMS = ['screens/plan-farm-info/farm-info-screen.tsx'];
const DRAW = ['activities/load-plan-map/fetch-plan.ts', 'screens/plan-edit-map/draw-screen.tsx'];

/** What draws on a map before its engine is here, and with it. */
const PEN = ['map/draw/drawing-session.ts', 'map/plain/plain-surface.ts'];

/** What looks after the device. */
const CARE = ['session/erase-device.ts', 'app/start-service-worker.ts'];

/**
 * What comes as one part, in the order in which somebody comes to it: the first page, what the list of plans and a plan's map share, the rest
 * of the list, what looks after the device, what a plan's own page and its map share, what opens its record and its map share, the rest of what opens it, what draws on a map, the rest of its page, what its
 * forms and its map share, the rest of the forms, the rest of the map. Each part holds what those before it do not, whoever else uses it.
 * Other code is parted by who uses it.
 */
const JOURNEY = [
  [FIRST],
  [LIST, [...SHELL, ...FRAME, ...DRAW]],
  [LIST],
  [CARE],
  [FARM, [...FRAME, ...DRAW]],
  [RECORD, [...FRAME, ...DRAW]],
  [RECORD],
  [PEN],
  [FORMS, DRAW],
  [DRAW],
  [FARM, LAYERS],
  [FARM],
  [FORMS, LAYERS],
  [FORMS],
].map((users) => users.map((modules) => modules.map(sourceAt)));

/** What draws maps, wherever somebody goes on a farm: its part of the page. */
const ENGINE = 'map/plan-map.tsx';

/** Looks of the parts of the journey, by the names that `partsOfJourney` gives them. */
const STAGE_STYLE = /\bstage-\d+-[^/]*\.css$/;

/** The first part of the journey that shows something of a farm: the looks of all that come after it are a few kilobytes together, and a file each. */
const WITH_LOOKS = 4;

/** The script that decides whether the rest may run, with what loads the rest and what is asked for beside it. */
const VERY_FIRST = new RegExp(
  [
    'contract/src/asked-first\\.ts$',
    'domain/src/(?:formats/figures|kind/options|plan/plan-status|wording/say-hectares)\\.ts$',
    'geometry/src/shape/thumbnail-side\\.ts$',
    'web/src/(?:boot|first-farms|fonts-later|parts-ahead|slow-line|activities/list-plans/thumbnail-outline|api/ask-ahead)\\.ts$',
    'web/src/plan-session/(?:browser-store|replica/opened-plans)\\.ts$',
    'vite/preload-helper',
  ].join('|'),
);

/** What the page asks for beside its first part, by the path of the place: what its first picture needs. Over a quick line it is here before it is wanted. */
const AHEAD = [
  { path: '^/dashboard/?$', modules: LIST },
  { path: '^/plan/', modules: [...FRAME, ...RECORD] },
  { path: '^/plan/[^/]+(?:/view/farm)?/?$', modules: FARM },
  { path: '^/plan/[^/]+/edit/map/draw/?$', modules: [...DRAW, ENGINE] },
];

/** The parts a build would have by itself: what is used of each module is known only then. */
async function partsByThemselves() {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: madeOfSources(),
    worker: { format: 'es' },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { treeshake: LEFT_OUT },
    },
  });
  return new Map(output.filter(({ type }) => type === 'chunk').map((part) => [part.fileName, part]));
}

function modulesReached(parts, modules) {
  const wanted = new Set(modules);
  const reached = new Set();
  const waiting = [...parts.values()].filter((part) => part.moduleIds.some((id) => wanted.has(id)));
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (reached.has(part) || part.isEntry) continue;
    reached.add(part);
    waiting.push(...part.imports.map((name) => parts.get(name)).filter(Boolean));
  }
  return [...reached].flatMap(({ moduleIds }) => moduleIds);
}

/** The first of the journey's parts in which each module is. */
async function stagesOfModules() {
  const parts = await partsByThemselves();
  const stages = new Map();
  for (const [stage, users] of JOURNEY.entries()) {
    const [first, ...others] = users.map((modules) => modulesReached(parts, modules));
    for (const id of first)
      if (!stages.has(id) && others.every((reached) => reached.includes(id)))
        stages.set(id, id.endsWith('.css') ? Math.min(stage, WITH_LOOKS) : stage);
  }
  return stages;
}

/** The groups of the bundler, one for each stage of the journey. */
export async function partsOfJourney() {
  const stages = await stagesOfModules();
  const journey = JOURNEY.map((_, stage) => ({
    name: `stage-${stage}`,
    test: (id) => stages.get(id) === stage,
    priority: JOURNEY.length - stage,
  }));
  return [{ name: 'index', test: VERY_FIRST, priority: JOURNEY.length + 1 }, ...journey];
}

/** The files of a build that most will want next, soonest first: the parts of the journey, what they do not run without, and the engine of maps. */
export function partsOnTheWay(bundle) {
  const parts = Object.values(bundle);
  const holding = (path) => parts.find(({ moduleIds }) => moduleIds?.includes(sourceAt(path)))?.fileName;
  // The page and the worker share a part, which the worker names.
  const worker = parts.find(({ moduleIds }) => moduleIds?.includes(WORKER_MODULE))?.fileName;
  const toList = [...FIRST, ...LIST, ...CARE].map(holding);
  const toMap = [...FARM, ...RECORD, ...FORMS, ...DRAW].map(holding);
  const names = [...toList, holding(ENGINE), worker, ...toMap];
  if (names.includes(undefined)) throw new Error('The build has lost a part of the way to a map.');
  const files = names.flatMap((name) => [name, ...(bundle[name].imports ?? [])]);
  const styles = parts.flatMap(({ fileName }) => (STAGE_STYLE.test(fileName) ? [fileName] : []));
  return [...new Set([...files, ...styles])];
}

/** The page itself asks for the part that holds it. */
const BOOT = sourceAt('boot.ts');

/** The files that hold modules, with those they cannot run without, and their styles. */
function filesFor(bundle, modules) {
  const wanted = new Set(modules.map(sourceAt));
  const parts = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const waiting = parts.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(id)));
  const reached = new Set();
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (reached.has(part) || part.moduleIds.includes(BOOT)) continue;
    reached.add(part);
    waiting.push(...part.imports.map((name) => bundle[name]).filter(({ type }) => type === 'chunk'));
  }
  const styles = [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...reached].map(({ fileName }) => fileName)), ...new Set(styles)];
}

/** What every page asks for as it comes, beside the script that decides whether it may run: the first part, and what that does not run without. */
export function firstFiles(bundle) {
  const files = filesFor(bundle, FIRST);
  if (files.length === 0) throw new Error('The build has lost the part that the page begins with.');
  return files;
}

/** What the page reads to ask for the parts of a place ahead: the files of each, by its path, without those of every page. */
export function partsAhead(bundle) {
  const first = new Set(firstFiles(bundle));
  return AHEAD.map(({ path, modules }) => {
    const files = filesFor(bundle, modules).filter((name) => !first.has(name));
    return { path, files: files.map((name) => `/${name}`) };
  });
}

/** Read by browsers where it is the first line of a script. */
const ALL_RUNS = '//# allFunctionsCalledOnLoad\n';

/**
 * Says of the first part that nearly all of it runs before anything is seen: a browser that is told so reads it while it comes, and not once
 * more, function by function, while the page waits.
 */
export function readFirstPartWhileItComes() {
  return {
    name: 'read-first-part-while-it-comes',
    apply: 'build',
    generateBundle: {
      // What is put before a script by others stands below it.
      order: 'post',
      handler(_, bundle) {
        const [name] = firstFiles(bundle);
        bundle[name].code = ALL_RUNS + bundle[name].code;
        const map = bundle[`${name}.map`];
        // Every place in it is a line further down.
        if (map) map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      },
    },
  };
}

/** A link by which the page asks for one of its files. */
const askFor = (href) => ({
  tag: 'link',
  attrs: href.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossorigin: true, href }
    : { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
});

/** Puts into the page what is asked for before any script has run. */
export function preloadFirstPart() {
  return {
    name: 'preload-first-part',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        return [
          ...firstFiles(bundle).map((name) => askFor(`/${name}`)),
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'parts-ahead' },
            children: JSON.stringify(partsAhead(bundle)),
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
