import type { ExaminationFinding } from '@tussock/contract';
import {
  canWriteFindings,
  dayInNewZealand,
  examinationWords as words,
  findingRefusals,
  settledFinding,
  type FieldRefusal,
  type FindingValues,
} from '@tussock/domain';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanAct, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import { findingEntity } from './examination-entities.ts';
import { findFindings, writeFinding, type ExaminationRow, type FindingRow } from './examination-store.ts';
import { kindOf, stateOf, targetOwn, wrongStep } from './move-examination.ts';
import { presentFinding } from './present-examination.ts';
import { readExamined } from './read-examined.ts';

/** The finding on one item. */
interface Found {
  readonly item: string;
  readonly values: FindingValues;
  readonly shownBy: readonly string[];
}

/** Lists what is wrong with findings, each under its place among them. */
async function refusalsOf(
  { trx, at }: PlanChange,
  row: ExaminationRow,
  findings: readonly Found[],
): Promise<readonly FieldRefusal[]> {
  const { items, rows } = await readExamined(trx, row);
  const keys = new Set(items.map(({ key }) => key));
  const ids = new Set(rows.map(({ id }) => id));
  const today = dayInNewZealand(at);
  const wrongIn = ({ item, values, shownBy }: Found): readonly FieldRefusal[] => [
    ...(keys.has(item) ? [] : [{ field: 'item', message: words.noSuchItem }]),
    ...(shownBy.every((id) => ids.has(id)) ? [] : [{ field: 'shownBy', message: words.notShown }]),
    ...findingRefusals(kindOf(row), values, today),
  ];
  return findings.flatMap((found, index) =>
    wrongIn(found).map(({ field, message }) => ({ field: `findings.${index}.${field}`, message })),
  );
}

/** Saves the findings on items of the checklist, all or none. @throws AppError notFound, wrongMove, badRequest */
export function saveFindings(
  services: Services,
  { id, findings, ...act }: PlanAct & { readonly id: string; readonly findings: readonly Found[] },
): Promise<{ results: ExaminationFinding[] }> {
  return changePlan(services, act, async (change) => {
    const { trx, at, wrote } = change;
    const row = await targetOwn(change, id);
    if (!canWriteFindings(stateOf(row))) throw wrongStep(row);
    const refusals = await refusalsOf(change, row, findings);
    if (refusals.length > 0) throw refuseFields(refusals);
    const standing = new Map((await findFindings(trx, id)).map((found) => [found.item, found]));
    const written: FindingRow[] = [];
    for (const { item, values, shownBy } of findings) {
      const after = await writeFinding(trx, {
        examinationId: id,
        item,
        content: JSON.stringify(settledFinding(values)),
        shownBy: JSON.stringify(shownBy),
        updatedAt: at,
      });
      wrote(findingEntity, standing.get(item) ?? null, after);
      written.push(after);
    }
    return { results: written.map(presentFinding) };
  });
}
