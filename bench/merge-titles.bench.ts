import { demoValley } from '@tussock/demo';
import { loadGeos, type PolygonalGeometry } from '@tussock/geometry';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { bareGeos, countWkb, multiPolygonWkb } from './sample/bare-geos.ts';
import { titleGrid } from './sample/title-grid.ts';

const COUNTS = [500, 2000];
/** The first is what the others are measured by: the union that takes any titles. */
const UNIONS = ['GEOSUnaryUnion', 'GEOSCoverageUnion'] as const;

const geos = await loadGeos();
const bare = await bareGeos();
const { parcels } = demoValley();
printMachine();

for (const count of COUNTS) {
  await race(`${count} titles that meet in T-junctions`, titleGrid(count));
  await race(
    `${Math.min(count, parcels.length)} parcels of the demo valley`,
    parcels.slice(0, count).map(({ geometry }) => geometry),
  );
}

async function race(title: string, titles: readonly PolygonalGeometry[]): Promise<void> {
  const wkb = multiPolygonWkb(titles);
  const merge = () => geos.mergePolygons(titles);
  const outcomes = UNIONS.map((operation) => ({ operation, outcome: outcomeOf(operation, wkb) }));
  const willing = outcomes.filter(({ outcome }) => outcome !== null);
  const figures = await interleave(
    [
      ...willing.map(({ operation }) => ({
        name: `${operation} alone`,
        run: () => bare.union(operation, wkb),
      })),
      { name: 'mergePolygons', run: merge },
    ],
    { rounds: 15, warmUps: 3 },
  );
  printFigures(title, figures, {
    target: 2,
    notes: {
      ...Object.fromEntries(willing.map(({ operation, outcome }) => [`${operation} alone`, outcome ?? ''])),
      mergePolygons: say(countOf(merge())),
    },
  });
  for (const { operation, outcome } of outcomes)
    if (outcome === null) console.log(`  ${operation} refuses these titles.`);
}

/** What GEOS alone makes of the titles; null when it refuses them. */
function outcomeOf(operation: (typeof UNIONS)[number], wkb: Uint8Array): string | null {
  try {
    return say(countWkb(bare.union(operation, wkb)));
  } catch {
    return null;
  }
}

function say({ pieces, holes }: { pieces: number; holes: number }): string {
  return `${pieces} pieces, ${holes} holes`;
}

function countOf(merged: PolygonalGeometry | null): { pieces: number; holes: number } {
  if (merged === null) return { pieces: 0, holes: 0 };
  const parts = merged.type === 'Polygon' ? [merged.coordinates] : merged.coordinates;
  return { pieces: parts.length, holes: parts.reduce((sum, rings) => sum + rings.length - 1, 0) };
}
