import { boundaryShapeIn, canonicalJson } from '@tussock/domain';
import type { PlanRow } from '../record/plan-row.ts';
import { readBook } from './read-book.ts';

/** Risks that stay High with all that was chosen for their land, as 'unit risk'. */
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
 * Whether an approved plan is about another farm than its version: other ground, or a High risk that the version did not have. Work that
 * goes on, records and what is drawn within the farm are no such change, nor is a risk that became less. docs/design/plan-life.md.
 */
export const isMaterialChange = (version: readonly PlanRow[], now: readonly PlanRow[]): boolean => {
  if (groundIn(version) !== groundIn(now)) return true;
  const known = highRisksIn(version);
  return [...highRisksIn(now)].some((risk) => !known.has(risk));
};
