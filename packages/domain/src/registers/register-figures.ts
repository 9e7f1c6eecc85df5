import { formatHectares } from '../wording/format-hectares.ts';

type Info = Readonly<Record<string, unknown>>;

/** Figure with its label. */
export interface FigureLine {
  readonly label: string;
  readonly value: string;
}

const rowsIn = (value: unknown): readonly Info[] => (Array.isArray(value) ? (value as Info[]) : []); // rows of declared fields

/** Sums the hectares of rows; undefined when no row has any. */
function hectaresOf(rows: readonly Info[]): number | undefined {
  const known = rows.flatMap(({ hectares }) => (typeof hectares === 'number' ? [hectares] : []));
  return known.length === 0 ? undefined : known.reduce((sum, hectares) => sum + hectares, 0);
}

const line = (label: string, hectares: number | undefined | null): readonly FigureLine[] =>
  typeof hectares === 'number' ? [{ label, value: formatHectares(hectares) }] : [];

/**
 * Sums a farm's registers in hectares: within the boundary, leased, farmed according to its enterprises, spread upon. Unknown figures are
 * left out.
 */
export function registerFigures(info: Info, boundaryHectares: number | null): readonly FigureLine[] {
  const leased = info['isLeased'] === true ? hectaresOf(rowsIn(info['leases'])) : undefined;
  return [
    ...line('Within the boundary', boundaryHectares),
    ...line('Leased', leased),
    ...line('In enterprises', hectaresOf(rowsIn(info['enterprises']))),
    ...line('Distribution areas', hectaresOf(rowsIn(info['distributionAreas']))),
  ];
}
