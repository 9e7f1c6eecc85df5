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
  /** Name of the table in its file, where that has several. */
  readonly calledInFile?: string;
  readonly columns: readonly string[];
  readonly rows: readonly MapRow[];
}

/** Value in the list of kinds for "each row's own": the kind it names, or the one chosen for its shape. */
const EACH = 'each';

type ByShape = { readonly [S in Shape]?: AnyKind };

const paddock = kindById(kinds.paddock.id);

/** Kinds that the rows of a table name, and those that their shapes allow. */
function readKinds({ name, columns, rows }: Pick<MapTable, 'name' | 'columns' | 'rows'>) {
  const said = kindsOfRows({ columns, rows });
  const placed = rows.flatMap((row, at) => (row.geometry ? [{ row, said: said[at] }] : []));
  const fitting = new Set(kindsForShapes(rows).flatMap((shape) => shape.kinds));
  const called = kindOfTable(name);
  return {
    said,
    column: kindColumn({ columns, rows }),
    isSaid: placed.some((one) => one.said !== undefined),
    /** Shapes of rows that name no kind. */
    shapes: kindsForShapes(placed.flatMap((one) => (one.said ? [] : [one.row]))),
    kinds: allKinds.filter((kind) => fitting.has(kind)),
    /** The kind that the table is named after. */
    called: called && fitting.has(called) ? called : undefined,
  };
}

/** Initial choice: what the rows name, or the name of their table; paddocks for areas without either. */
function proposed({ isSaid, shapes, called }: ReturnType<typeof readKinds>): {
  readonly id: string | null;
  readonly byShape: ByShape;
} {
  if (!isSaid && called) return { id: called.id, byShape: {} };
  const hasAreas = !isSaid && shapes.some(({ shape }) => shape === 'polygon');
  if (isSaid || shapes.length > 1) return { id: EACH, byShape: hasAreas ? { polygon: paddock } : {} };
  return { id: hasAreas ? paddock.id : null, byShape: {} };
}

/** State of choosing the kinds that the rows of a table become. */
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
    /** Shapes for which a kind is asked one by one. */
    askedShapes: id === EACH ? read.shapes : [],
    give: (shape: Shape, kind: AnyKind | null) => setGiven((before) => ({ ...before, [shape]: kind })),
  };
}

export type KindsOfTable = ReturnType<typeof useKindsToBe>;
