import { createHash } from 'node:crypto';
import type { ReplyOf, SpreaderLine, previewSpreaderFile as previewCall } from '@tussock/contract';
import { checkAttributes, dayInNewZealand, kindById, kinds, type FertiliserPlan } from '@tussock/domain';
import { type PlanAct } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import { createFeaturesOnce, readFertiliserPlan } from '../features/index.ts';
import type { Services } from '../../services.ts';
import { readSpreaderFile, type ReadLine } from './read-spreader-file.ts';

type Reply = ReplyOf<typeof previewCall>;

/**
 * The id of what a line says, so that the same line is the same application however often it is sent. Two equal lines of one file are
 * two passes of the truck and count as two. Spelt as an id of version 8, which is for ids of one's own making.
 */
function idOf(planId: string, line: ReadLine, nth: number): string {
  const said = [planId, line.date, line.target?._id, line.content, nth];
  const hex = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

interface KnownLine {
  readonly id: string;
  readonly line: ReadLine;
  readonly state: SpreaderLine['state'];
}

/** Each line with its id, and whether it is new. Values are held against the kind as if they were typed. */
function judge(planId: string, plan: FertiliserPlan, lines: readonly ReadLine[]): readonly KnownLine[] {
  const seen = new Map<string, number>();
  return lines.map((line): KnownLine => {
    if (!line.content) return { id: '', line, state: 'faulty' };
    const checked = checkAttributes(kindById(kinds.fertiliser.id), line.content);
    if (!checked.ok)
      return {
        id: '',
        line: { ...line, faults: checked.refusals.map(({ message }) => message) },
        state: 'faulty',
      };
    const first = idOf(planId, line, 0);
    const nth = seen.get(first) ?? 0;
    seen.set(first, nth + 1);
    const id = nth === 0 ? first : idOf(planId, line, nth);
    return { id, line, state: plan.features.has(id) ? 'known' : 'new' };
  });
}

function present(known: readonly KnownLine[]): Reply {
  const count = (state: SpreaderLine['state']): number => known.filter((it) => it.state === state).length;
  return {
    lines: known.map(({ line: { line, date, paddock, product, rate, area, faults }, state }) => ({
      line,
      date,
      paddock,
      product,
      rate,
      area,
      faults: [...faults],
      state,
    })),
    counts: { new: count('new'), known: count('known'), faulty: count('faulty') },
  };
}

async function read(services: Services, planId: string, text: string): Promise<readonly KnownLine[]> {
  const plan = await readFertiliserPlan(services.geos, services.database.db, planId);
  return judge(planId, plan, readSpreaderFile(plan, text, dayInNewZealand(services.clock.now())));
}

/** @throws AppError badRequest when the file as a whole cannot be read */
export const previewSpreaderFile = async (services: Services, planId: string, text: string): Promise<Reply> =>
  present(await read(services, planId, text));

/** Saves the lines without a fault in one change of the plan. @throws AppError badRequest when the file cannot be read */
export const importSpreaderFile = (
  services: Services,
  { text, ...act }: PlanAct & { text: string },
): Promise<Reply> =>
  changePlanPrepared(
    services,
    act,
    () => read(services, act.plan.planId, text),
    async (change, known) => {
      const made = await createFeaturesOnce(services, change, known.flatMap(bodyOf));
      // What somebody else saved since the file was read is known now.
      return present(
        known.map((it) => (it.state === 'new' && !made.has(it.id) ? { ...it, state: 'known' } : it)),
      );
    },
  );

const bodyOf = ({ id, line: { content, target, area }, state }: KnownLine) =>
  state === 'new' && content && target
    ? [
        {
          _id: id,
          featureType: kinds.fertiliser.wording.featureType,
          geometry: target.geometry,
          // What the spreader says was spread is not to follow the map, if it is not the whole of it.
          properties: { ...content, areaIsTyped: area !== target.areaHectares },
        },
      ]
    : [];
