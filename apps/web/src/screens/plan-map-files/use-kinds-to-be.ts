import {
  allKinds,
  kindById,
  kindColumn,
  kindOfTable,
  kinds,
  kindsForShapes,
  kindsOfRows,
  mapFileWords,
  type AnyKind,
  type MapRow,
  type Shape,
} from '@tussock/domain';
import { useMemo, useState } from 'react';
import type { KindsToBe } from './rows-by-kind.ts';

/** Rows of a file or of a layer. */
export interface MapTable {
  readonly name: string;
  /** What it is called in its file, where that has several. */
  readonly calledInFile?: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

/** Stands among the kinds for the one that each row says, or that its shape is given. */
const EACH = 'each';

type ByShape = { readonly [S in Shape]?: AnyKind };

const paddock = kindById(kinds.paddock.id);

/** What the rows of a table say they are, and what they may become by their shapes. */
function readKinds({ name, columns, rows }: Pick<MapTable, 'name' | 'columns' | 'rows'>) {
  const said = kindsOfRows({ columns, rows });
  const placed = rows.flatMap((row, at) => (row.geometry ? [{ row, said: said[at] }] : []));
  const fitting = new Set(kindsForShapes(rows).flatMap((shape) => shape.kinds));
  const called = kindOfTable(name);
  return {
    said,
    column: kindColumn({ columns, rows }),
    isSaid: placed.some((one) => one.said !== undefined),
    /** Of those that say nothing. */
    shapes: kindsForShapes(placed.flatMap((one) => (one.said ? [] : [one.row]))),
    kinds: allKinds.filter((kind) => fitting.has(kind)),
    /** The kind that the table is called after. */
    called: called && fitting.has(called) ? called : undefined,
  };
}

/** What is proposed before anybody chooses: what the rows say, or the name of their table; of areas that are said to be nothing, paddocks. */
function proposed({ isSaid, shapes, called }: ReturnType<typeof readKinds>): {
  readonly id: string | null;
  readonly byShape: ByShape;
} {
  if (!isSaid && called) return { id: called.id, byShape: {} };
  const hasAreas = !isSaid && shapes.some(({ shape }) => shape === 'polygon');
  if (isSaid || shapes.length > 1) return { id: EACH, byShape: hasAreas ? { polygon: paddock } : {} };
  return { id: hasAreas ? paddock.id : null, byShape: {} };
}

/** What the rows of a table are to become, and the choosing of it. */
export function useKindsToBe(table: MapTable) {
  const { columns, rows, calledInFile: name = table.name } = table;
  const [read, proposal] = useMemo(() => {
    const found = readKinds({ name, columns, rows });
    return [found, proposed(found)] as const;
  }, [name, columns, rows]);
  const [chosen, choose] = useState<string | null>(null);
  const [given, setGiven] = useState<{ readonly [S in Shape]?: AnyKind | null }>({});
  const hasEach = read.isSaid || read.shapes.length > 1;
  const options = [
    ...(hasEach
      ? [{ id: EACH, label: read.isSaid ? mapFileWords.eachAsItsKind : mapFileWords.eachByShape }]
      : []),
    ...read.kinds.map(({ id, names }) => ({ id: id as string, label: names.plural })),
  ];
  // Read in another way, the file may hold nothing of what was chosen.
  const id = options.find((option) => option.id === chosen)?.id ?? proposal.id;
  const every = read.kinds.find((kind) => kind.id === id) ?? null;
  const toBe = useMemo((): KindsToBe => {
    if (every) return { every };
    const byShape = read.shapes.flatMap(({ shape, kinds: some }) => {
      const kind = given[shape] === undefined ? proposal.byShape[shape] : given[shape];
      return id === EACH && kind && some.includes(kind) ? [[shape, kind] as const] : [];
    });
    return { every: null, byShape: Object.fromEntries(byShape) };
  }, [every, given, id, read, proposal]);
  return {
    ...read,
    options,
    id,
    choose,
    toBe,
    /** The shapes that are asked about one by one. */
    askedShapes: id === EACH ? read.shapes : [],
    give: (shape: Shape, kind: AnyKind | null) => setGiven((before) => ({ ...before, [shape]: kind })),
  };
}

export type KindsOfTable = ReturnType<typeof useKindsToBe>;
