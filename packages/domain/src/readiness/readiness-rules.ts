import { dueDayOf, isOpenState } from '../actions/due.ts';
import type { PlannedAction } from '../actions/judge-plan.ts';
import type { LandBalance } from '../balance/land-balance.ts';
import { kinds } from '../kinds/registry.ts';
import type { GapTarget, PlanGap } from '../next-steps/plan-gaps.ts';
import type { DueTarget, ThingDue } from '../next-steps/things-due.ts';
import type { AreaPieces } from '../requirements/shape-pieces.ts';
import { shapeWords } from '../requirements/shape-words.ts';
import { readinessWords as words } from './readiness-words.ts';

/** Content of a plan that its readiness is judged by. */
export interface ReadinessPlan {
  readonly gaps: readonly PlanGap[];
  readonly due: readonly ThingDue[];
  readonly balance: LandBalance | null;
  readonly units: number;
  readonly actions: readonly PlannedAction[];
  /** Areas that the council or programme of the plan's region asks about; none when undefined. */
  readonly areas?: readonly AreaPieces[];
}

/** Thing that is open under a rule, with the place where it is put right. */
export interface OpenItem {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly act: string;
  readonly target: GapTarget | DueTarget;
}

interface ReadinessRule {
  readonly key: string;
  readonly title: string;
  /** `holds`: a reviewer would send the plan back for it. `toKnow`: it may follow later, and is seen to be open. */
  readonly weight: 'holds' | 'toKnow';
  /** Person whose it usually is. */
  readonly whose: 'lead' | 'owner';
  readonly open: (plan: ReadinessPlan) => readonly OpenItem[];
  /** What is there, once nothing is open. */
  readonly ready: (plan: ReadinessPlan) => string;
}

/** Things that are open because of a gap of these targets. */
const gapsWith =
  (isMeant: (gap: PlanGap) => boolean) =>
  ({ gaps }: ReadinessPlan): readonly OpenItem[] =>
    gaps.filter(isMeant);

const openActions = ({ actions }: ReadinessPlan): readonly PlannedAction[] =>
  actions.filter(({ values }) => isOpenState(values.state));

/** Units are listed where their required values are missing, and one by one where only a rating lacks something. */
const isOfUnits = ({ key, target }: PlanGap): boolean =>
  key === 'units' || target.to === 'unit' || (target.to === 'list' && target.kindId === kinds.lmu.id);

/** The rules of readiness in the order of a reviewer. The screen, the dialogs and the tests read this list. */
export const readinessRules = [
  {
    key: 'boundary',
    title: words.boundary.title,
    weight: 'holds',
    whose: 'lead',
    open: gapsWith(({ target }) => target.to === 'boundary'),
    ready: ({ balance }) => words.boundary.ready(balance?.hectares ?? 0),
  },
  {
    key: 'land',
    title: words.land.title,
    weight: 'holds',
    whose: 'lead',
    open: gapsWith(({ key }) => key === 'land' || key === 'paddocks'),
    ready: () => words.land.ready,
  },
  {
    key: 'units',
    title: words.units.title,
    weight: 'holds',
    whose: 'lead',
    open: gapsWith(isOfUnits),
    ready: ({ units }) => words.units.ready(units),
  },
  {
    key: 'highRisk',
    title: words.highRisk.title,
    weight: 'holds',
    whose: 'lead',
    open: gapsWith(({ target }) => target.to === 'risk'),
    ready: () => words.highRisk.ready,
  },
  {
    key: 'answers',
    title: words.answers.title,
    weight: 'holds',
    whose: 'owner',
    open: gapsWith(({ target }) => target.to === 'section'),
    ready: () => words.answers.ready,
  },
  {
    key: 'dates',
    title: words.dates.title,
    weight: 'toKnow',
    whose: 'owner',
    open: (plan) =>
      openActions(plan)
        .filter(({ values }) => dueDayOf(values) === undefined)
        .map(({ id, values }) => ({
          key: id,
          title: values.title,
          detail: words.dates.lacks,
          act: words.dates.act,
          target: { to: 'action', id },
        })),
    ready: (plan) => words.dates.ready(openActions(plan).length),
  },
  {
    key: 'overdue',
    title: words.overdue.title,
    weight: 'toKnow',
    whose: 'owner',
    open: ({ due }) =>
      due.flatMap((thing) =>
        thing.daysOver > 0
          ? [
              {
                key: thing.key,
                title: thing.title,
                detail: thing.says,
                act: words.overdue.act,
                target: thing.target,
              },
            ]
          : [],
      ),
    ready: () => words.overdue.ready,
  },
  {
    key: 'details',
    title: words.details.title,
    weight: 'toKnow',
    whose: 'owner',
    open: gapsWith(({ target }) => target.to === 'details'),
    ready: () => words.details.ready,
  },
  {
    key: 'features',
    title: words.features.title,
    weight: 'toKnow',
    whose: 'lead',
    open: gapsWith(({ target }) => target.to === 'list' && target.kindId !== kinds.lmu.id),
    ready: () => words.features.ready,
  },
] as const satisfies readonly ReadinessRule[];

export type ReadinessKey = (typeof readinessRules)[number]['key'] | `area ${string}`;

/** One row of readiness: a rule, with what is open under it. */
export interface ReadinessRow extends Pick<ReadinessRule, 'title' | 'weight' | 'whose'> {
  readonly key: ReadinessKey;
  readonly open: readonly OpenItem[];
  /** What is there; empty while anything is open. */
  readonly ready: string;
}

/** Row of an area of the region's shape. What a council's list asks for may follow later: the lists were read in part. */
const rowOfArea = ({ area, recorded, missing }: AreaPieces): ReadinessRow => ({
  key: `area ${area.key}`,
  title: area.title,
  weight: 'toKnow',
  whose: 'lead',
  open: missing.map(({ gap }) => gap),
  ready: missing.length === 0 ? shapeWords.recorded(recorded.length, 0) : '',
});

/** The readiness of a plan: the rules in their order, then the areas that its region asks about, those that the farm has anything of. */
export const readinessOf = (plan: ReadinessPlan): readonly ReadinessRow[] => [
  ...readinessRules.map(({ key, title, weight, whose, open: findOpen, ready }) => {
    const open = findOpen(plan);
    return { key, title, weight, whose, open, ready: open.length === 0 ? ready(plan) : '' };
  }),
  ...(plan.areas ?? [])
    .filter(({ recorded, missing }) => recorded.length + missing.length > 0)
    .map(rowOfArea),
];

/** Rows with something open, of one weight. */
export const openRows = (
  rows: readonly ReadinessRow[],
  weight: ReadinessRow['weight'],
): readonly ReadinessRow[] => rows.filter((row) => row.weight === weight && row.open.length > 0);
