// The embedded database in a thread of its own, so that a slow query never holds up the server.
// Plain JavaScript: it is started by file name, from source in tests and from the built server alike.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const BYTEA = 17;
const INT8 = 20;
const DATE = 1082;

const { dataDir, template } = workerData;
const engine = await PGlite.create({
  dataDir,
  extensions: { pg_trgm },
  // The default parser of bytea is nine times slower; int8 and date are read as the other engine reads them.
  parsers: {
    [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
    [INT8]: Number,
    [DATE]: (text) => text,
  },
  ...(template ? { loadDataDir: new Blob([template]) } : {}),
});

const commands = {
  query: async ({ sql, parameters }) => {
    const result = await engine.query(sql, parameters);
    return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
  },
  script: async ({ sql }) => {
    await engine.exec(sql);
  },
  listen: async ({ channel }) => {
    await engine.listen(channel, (payload) => parentPort.postMessage({ channel, payload }));
  },
  dump: async () => Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()),
  close: () => engine.close(),
};

async function answer({ id, command, ...input }) {
  try {
    parentPort.postMessage({ id, result: await commands[command](input) });
  } catch (error) {
    const { message, code, detail, constraint, table } = error;
    parentPort.postMessage({ id, error: { message, code, detail, constraint, table } });
  }
}

parentPort.on('message', (message) => void answer(message));
parentPort.postMessage({ ready: true });
