import { createHash } from 'node:crypto';
import type { ReplyOf, SpreaderLine, previewSpreaderFile as previewCall } from '@tussock/contract';
import {
  checkAttributes,
  dayInNewZealand,
  kindById,
  kinds,
  uncheckedOf,
  type Attributes,
  type FertiliserPlan,
} from '@tussock/domain';
import { type PlanAct } from '../../platform/ledger/change-plan.ts';
import { changePlanPrepared } from '../../platform/ledger/change-prepared.ts';
import { createFeaturesOnce, gatherFertiliserPlan, readFertiliserSource } from '../features/index.ts';
import type { Services } from '../../services.ts';
import { readSpreaderFile, type ReadLine } from './read-spreader-file.ts';

type Reply = ReplyOf<typeof previewCall>;

/** Derives an id from a line's content, in the form of a version 8 UUID, which is for custom ids. */
function idOf(said: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Whether an id was derived from the line of a file. */
const isOfLine = (id: string): boolean => id[14] === '8';

interface KnownLine {
  readonly id: string;
  readonly line: ReadLine;
  readonly state: SpreaderLine['state'];
}

/** Creates a counter that numbers lines with equal content, from zero. */
function numbering(): (said: readonly unknown[]) => number {
  const seen = new Map<string, number>();
  return (said) => {
    const key = JSON.stringify(said);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return nth;
  };
}

/** Key of an application's day, ground, products and rates, to recognise a line whose id was made in another way. */
function sameAs(properties: Attributes): string {
  const {
    applicationDate,
    paddocks,
    fertiliser_application_product: products,
  } = uncheckedOf(kinds.fertiliser, properties);
  const rates = (Array.isArray(products) ? products : []).map((row: unknown) => {
    const { product, application_rate } = row as Attributes; // a row of the list is a record
    return [product, application_rate];
  });
  return JSON.stringify([applicationDate, paddocks, rates]);
}

/**
 * Each line with its id, and whether it is new. The id is of what the line says alone, so that the same line is the same application
 * however often it is sent, and whatever became of the paddock or the product since. Two equal lines of one file are two passes of the
 * truck and count as two. Once the id was of what the line meant on the plan as well: those that were imported then are known by that
 * id, or by what stands in them. Values are held against the kind as if they were typed.
 */
function judge(planId: string, plan: FertiliserPlan, lines: readonly ReadLine[]): readonly KnownLine[] {
  const [nthSaid, nthMeant] = [numbering(), numbering()];
  const judged = lines.map((line): KnownLine & { readonly formerId?: string } => {
    if (!line.content) return { id: '', line, state: 'faulty' };
    const checked = checkAttributes(kindById(kinds.fertiliser.id), line.content);
    if (!checked.ok)
      return {
        id: '',
        line: { ...line, faults: checked.refusals.map(({ message }) => message) },
        state: 'faulty',
      };
    const said = [planId, line.date, line.target?._id, ...line.said];
    const meant = [planId, line.date, line.target?._id, line.content];
    return {
      id: idOf([...said, nthSaid(said)]),
      formerId: idOf([...meant, nthMeant(meant)]),
      line,
      state: 'new',
    };
  });
  const known = new Set(
    judged.flatMap(({ id, formerId }) => [id, formerId ?? '']).filter((id) => plan.features.has(id)),
  );
  const imported = plan.applications.filter(({ _id }) => isOfLine(_id) && !known.has(_id));
  const left = new Map<string, number>();
  for (const { properties } of imported)
    left.set(sameAs(properties), (left.get(sameAs(properties)) ?? 0) + 1);
  return judged.map(({ formerId = '', ...it }): KnownLine => {
    if (it.state === 'faulty' || !it.line.content) return it;
    if (known.has(it.id) || known.has(formerId)) return { ...it, state: 'known' };
    const like = sameAs(it.line.content);
    const count = left.get(like) ?? 0;
    left.set(like, count - 1);
    return count > 0 ? { ...it, state: 'known' } : it;
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
  const source = await readFertiliserSource(services.database.db, planId);
  const plan = await services.geometry.run(gatherFertiliserPlan, source, planId);
  return judge(planId, plan, readSpreaderFile(plan, text, dayInNewZealand(services.clock.now())));
}

/** @throws AppError badRequest when the file as a whole cannot be read */
export const previewSpreaderFile = async (services: Services, planId: string, text: string): Promise<Reply> =>
  present(await read(services, planId, text));

/** Saves the valid lines in one change of the plan. @throws AppError badRequest when the file cannot be read */
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
