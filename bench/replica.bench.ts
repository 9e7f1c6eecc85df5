import { bucketOf, MemoryStore, LocalRecord, type SnapshotLine } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';

const ROWS = 10_000;
const BUCKETS = 20;
const REMOTE = 1_000;
const ROUNDS = 9;
type Row = ReturnType<typeof rowOf>;

/** A row as a paddock's is: a shape of eight corners and twenty attributes. */
function rowOf(index: number) {
  const corner = (at: number): readonly number[] => [172.5 + Math.cos(at) / 1e3, -43.5 + Math.sin(at) / 1e3];
  const attributes = Array.from({ length: 20 }, (_, at) => [
    `field${at}`,
    at % 3 ? at * index : `word ${at}`,
  ]);
  return {
    id: uuidv7(),
    entity: `kind${index % 15}`,
    version: 1,
    values: {
      ...(Object.fromEntries(attributes) as Record<string, unknown>),
      geometry: {
        type: 'Polygon',
        coordinates: [Array.from({ length: 9 }, (_, at) => corner((at % 8) + index))],
      },
    },
    made: { areaHectares: index / 7 },
  };
}

const rows = Array.from({ length: ROWS }, (_, index) => rowOf(index));
const lines = Array.from({ length: BUCKETS }, (_, bucket) => {
  const inIt = rows.filter(({ id }) => bucketOf(id, BUCKETS) === bucket);
  return { bucket, bytes: new TextEncoder().encode(JSON.stringify(inIt)), rows: inIt };
});
const parse = (bytes: Uint8Array): readonly Row[] => JSON.parse(new TextDecoder().decode(bytes));

async function* load(): AsyncGenerator<SnapshotLine> {
  yield { head: { rev: 1, schema: 's', view: 'v', until: null, buckets: BUCKETS, entities: [] } };
  for (const line of lines) yield line;
  yield { end: { rows: ROWS } };
}

const store = new MemoryStore();
const createKeeper = (): LocalRecord =>
  new LocalRecord({
    store,
    rules: { idListsOf: () => [] },
    parse,
    write: (some) => new TextEncoder().encode(JSON.stringify(some)),
    schema: 's',
    newId: uuidv7,
    now: () => new Date().toISOString(),
  });
const keeper = createKeeper();
await keeper.loadSnapshot(load());
keeper.view.rowsOf('kind0');

printMachine();
printFigures(
  `opening ${ROWS.toLocaleString('en')} rows from what is kept, without the device's own time`,
  await interleave(
    [
      {
        name: 'JSON.parse and a map by id',
        run: () => new Map(lines.flatMap(({ bytes }) => parse(bytes)).map((row) => [row.id, row])),
      },
      { name: 'the record', run: () => createKeeper().open() },
    ],
    { rounds: ROUNDS },
  ),
  { target: 2 },
);

let rev = 1;
const remote = () => {
  rev += 1;
  return rows.slice(0, REMOTE).map(({ id, entity }, ord) => ({
    rev,
    ord,
    entity,
    entityId: id,
    op: 'update' as const,
    version: rev,
    set: { field1: rev },
    opId: 'theirs',
    actorId: 'theirs',
    actorName: 'Ben',
    at: '2026-11-22T00:00:00.000Z',
  }));
};
const bare = new Map(rows.map((row) => [row.id, row]));
printFigures(
  `${REMOTE.toLocaleString('en')} changes of others, until those who listen have heard`,
  await interleave(
    [
      {
        name: 'new rows in a map by id',
        run: () => {
          for (const { entityId, set } of remote()) {
            const row = bare.get(entityId);
            if (row) bare.set(entityId, { ...row, values: { ...row.values, ...set } });
          }
          rev -= 1;
        },
      },
      {
        name: 'the record',
        run: () => {
          const changes = remote();
          return keeper.receive({ from: rev - 1, rev, changes });
        },
      },
    ],
    { rounds: ROUNDS },
  ),
);

const heard: number[] = [];
let began = 0;
keeper.view.subscribe(() => heard.push(performance.now() - began));
for (const { id, entity } of rows.slice(0, 200)) {
  began = performance.now();
  await keeper.outbox.write('changed', [{ entity, entityId: id, op: 'update', set: { field1: 7 } }]);
}
const [first = 0] = heard.toSorted((a, b) => a - b).slice(heard.length / 2);
console.log(
  `\n  one edit until those who listen have heard: ${first.toFixed(3)} ms (median of ${heard.length})`,
);
