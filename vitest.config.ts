import { configDefaults, defineConfig } from 'vitest/config';

// `unit` needs nothing but Node; `server` starts the real application over a real database; `oracle` asks PostGIS, or
// shows what only a PostgreSQL server can do, and runs only by name:
// `tools/private-postgres.sh npx vitest run --project oracle`; `s3` asks a real S3 store in the same way, by `tools/private-rgw.sh`;
// `outages` takes from servers under load what they need, and runs only by name as well: `tools/private-postgres.sh npm test -- outages`.
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The process that hands out the files waits for the others: with one less, a core of two would stand idle.
    maxWorkers: '100%',
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tools/property-tests.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/web/build/*.test.ts',
          ],
          exclude: [
            ...configDefaults.exclude,
            '**/*.oracle.test.ts',
            '**/*.component.test.tsx',
            '**/*.alone.test.ts',
          ],
          // Reading the modules takes longer than the tests: they are read once for all files of a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.component.test.tsx', 'apps/web/src/**/*.component.test.tsx'],
          exclude: [...configDefaults.exclude, '**/*.alone.component.test.tsx'],
          setupFiles: ['tools/component-tests.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Put something else in place of a module (`vi.mock`), which nobody else may see: each file reads its modules by itself.
          name: 'alone',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.alone.component.test.tsx'],
          setupFiles: ['tools/component-tests.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone-unit', environment: 'node', include: ['apps/web/src/**/*.alone.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            '**/*.postgres.test.ts',
            '**/*.rgw.test.ts',
            '**/*.gdal.test.ts',
            '**/*.outage.test.ts',
            '**/*.cluster.test.ts',
          ],
          globalSetup: ['apps/server/src/testing/prepare-template.ts'],
          pool: 'forks',
          // A worker that keeps something of every file it has run ends here, where the last line names it, not at the limit of the machine.
          execArgv: ['--max-old-space-size=1024'],
          // A file has a server and a database of its own and keeps nothing in modules: they are read once for all of a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'oracle',
          environment: 'node',
          include: ['packages/*/src/**/*.oracle.test.ts', 'apps/server/src/**/*.postgres.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'outages',
          environment: 'node',
          include: ['apps/server/src/outages/*.outage.test.ts'],
          globalSetup: ['apps/server/src/testing/prepare-template.ts'],
          // Each stops the one PostgreSQL, and stands still for as long as it takes to see what is done about it.
          fileParallelism: false,
          testTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          // A cluster that loses its primary, by `tools/private-cluster.sh`.
          name: 'failover',
          environment: 'node',
          include: ['apps/server/src/outages/*.cluster.test.ts'],
          globalSetup: ['apps/server/src/testing/prepare-template.ts'],
          testTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        test: {
          // Programs of other makers as clients.
          name: 'gis',
          environment: 'node',
          include: ['apps/server/src/**/*.gdal.test.ts'],
          testTimeout: 180_000,
          globalSetup: ['apps/server/src/testing/prepare-template.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 's3',
          environment: 'node',
          include: ['apps/server/src/**/*.rgw.test.ts'],
          globalSetup: ['apps/server/src/testing/prepare-template.ts'],
          // They share one bucket.
          fileParallelism: false,
        },
      },
    ],
  },
});
