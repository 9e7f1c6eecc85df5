/** Rules of direction between rooms. Each says why it stands and what to do instead. */
const pure = '^packages/(geometry|domain|contract|reports|sync)/src';
const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'imports-must-resolve',
      comment: 'A mistyped path slips by every other rule. Correct the path or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['[.]css', '[?]url', '[?]worker'] },
    },
    {
      name: 'packages-never-import-apps',
      comment: 'Packages are used by apps. Hand the thing in as an argument.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'front-door',
      comment: 'Enter a package by its index.ts, so that its inside stays free to change.',
      severity: 'error',
      from: { path: '^(packages|apps|bench)/([^/]+)/' },
      to: { path: '^packages/([^/]+)/src/(?!index\\.ts|tokens/tokens\\.css)', pathNot: '^packages/$2/' },
    },
    {
      name: 'capabilities-are-strangers',
      comment:
        'A server capability reaches another only by its index.ts, and only reporting may. Move what both need to platform or domain.',
      severity: 'error',
      from: { path: '^apps/server/src/capabilities/([^/]+)/', pathNot: tests },
      to: { path: '^apps/server/src/capabilities/(?!$1/)([^/]+)/(?!index\\.ts)' },
    },
    {
      name: 'platform-knows-no-capability',
      comment: 'Platform adapts the outside world. Give it what it needs by an argument.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/capabilities/' },
    },
    {
      name: 'web-peers-are-strangers',
      comment:
        'Screens and activities do not know each other. Lift what both need into an activity, plan-session or ui.',
      severity: 'error',
      from: { path: '^apps/web/src/(screens|activities)/([^/]+)/' },
      to: { path: '^apps/web/src/$1/(?!$2/)[^/]+/', pathNot: '/route\\.ts$' },
    },
    {
      name: 'web-flows-downwards',
      comment:
        'screens, then activities, then plan-session, map and api. Nothing below knows the app or a screen.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(activities|land-risk|routes|sync|session|plan-session|map|device|api)/',
        pathNot: tests,
      },
      to: { path: '^apps/web/src/(app|screens)/', pathNot: '/route\\.ts$' },
    },
    {
      name: 'sync-front-doors',
      comment:
        'Screens and activities enter the sync room by its index.ts, by drafts/index.ts for what is not saved and by device/index.ts for what this device holds.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(screens|activities|land-risk|routes|map)/',
        pathNot: `${tests}|/testing/`,
      },
      to: { path: '^apps/web/src/sync/(?!((drafts|device)/)?index\\.ts$)' },
    },
    {
      name: 'a-route-is-light',
      comment:
        'Every route.ts comes with the first page and may be imported from anywhere. Beside its screen, loaded later, it knows routes and the reader of its own address.',
      severity: 'error',
      from: { path: '^apps/web/src/screens/[^/]+/route\\.ts$' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^apps/web/src/(routes/|screens/[^/]+/(route|[a-z-]+-search)\\.ts$)',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'links-are-made-by-routes',
      comment:
        'The router’s own links and hooks are used in routes and app alone. Lead by RouteLink and useGo; a screen is handed its parameters and search.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(app|routes)/' },
      to: { path: 'node_modules/@tanstack/react-router' },
    },
    {
      name: 'map-library-stays-in-the-map-room',
      comment: 'Only web/map knows MapLibre and Terra Draw. Ask it by its own verbs.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/map/' },
      to: { path: 'node_modules/(maplibre-(gl|contour)|terra-draw)' },
    },
    {
      name: 'pure-packages-use-no-node-core',
      comment: 'Pure packages run in the browser too. Hand the result in.',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testkit-and-demo-stay-out-of-the-product',
      comment: 'testkit is for tests. demo is loaded by name at run time in demonstration mode only.',
      severity: 'error',
      from: { path: '^(packages/(?!testkit|demo)|apps/web/src)', pathNot: tests },
      to: { path: '^packages/(testkit|demo)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own; a library's files are mostly in a dist of its own, and rules about libraries would not see them.
    exclude: { path: '^(?:packages|apps|bench)/[^/]+/dist/|^data/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6', 'cjs'],
    skipAnalysisNotInRules: true,
  },
};
