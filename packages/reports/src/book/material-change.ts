import { boundaryShapeIn, canonicalJson } from '@tussock/domain';
import type { PlanRow } from '../record/plan-row.ts';
import { readBook } from './read-book.ts';

/** Finds the risks that stay High after all chosen mitigations, as 'unit risk'. */
function highRisksIn(rows: readonly PlanRow[]): ReadonlySet<string> {
  const { risks } = readBook({ rows, at: new Date(0), ownerName: null, people: {} });
  return new Set(
    risks.flatMap(({ unit, ratings }) =>
      ratings.flatMap(({ riskType, residualLevel }) =>
        residualLevel === 'high' ? [`${unit._id} ${riskType}`] : [],
      ),
    ),
  );
}

const groundIn = (rows: readonly PlanRow[]): string =>
  canonicalJson(boundaryShapeIn(rows.find(({ entity }) => entity === 'boundary')?.made ?? {}));

/**
 * Checks whether an approved plan differs materially from its version: other ground, or a High risk that the version did not have. Ongoing
 * work, records and drawing within the farm do not count, nor does a lower risk. docs/design/plan-life.md.
 */
export const isMaterialChange = (version: readonly PlanRow[], now: readonly PlanRow[]): boolean => {
  if (groundIn(version) !== groundIn(now)) return true;
  const known = highRisksIn(version);
  return [...highRisksIn(now)].some((risk) => !known.has(risk));
};
