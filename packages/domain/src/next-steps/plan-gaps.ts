import type { LandBalance } from '../balance/land-balance.ts';
import type { BoundaryStanding } from '../boundary/boundary-by-hand.ts';
import type { LackingKind } from './lacking-features.ts';
import { consentWords, incompleteConsents } from '../registers/consents.ts';
import { kinds } from '../kinds/registry.ts';
import { planInfoFields, type PlanInfo } from '../plan/plan-info.ts';
import { riskFieldLabel } from '../risk/explain-rating.ts';
import { gapWords as words } from './gap-words.ts';
import type { RiskType } from '../risk/risk-rules.ts';
import type { NextSteps } from './next-steps.ts';

/** Page on which a gap can be filled. */
export type GapTarget =
  | { readonly to: 'boundary' | 'draw' }
  | { readonly to: 'details'; readonly field: keyof PlanInfo }
  /** List of features of a kind that lack required values. */
  | { readonly to: 'list'; readonly kindId: string }
  /** List of all features of a kind. */
  | { readonly to: 'features'; readonly kindId: string }
  | { readonly to: 'actions' | 'stock' | 'life' }
  | { readonly to: 'unit'; readonly unitId: string }
  | { readonly to: 'risk'; readonly unitId: string; readonly riskType: RiskType }
  | { readonly to: 'section'; readonly route: string };

/** Gap: information that a plan lacks. */
export interface PlanGap {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Text of the link. */
  readonly act: string;
  readonly target: GapTarget;
}

/** Details that a plan needs before anybody can certify it; all others may be left empty. */
const wanted = [
  'physicalAddress',
  'region',
  'catchment',
  'lat',
  'propertyOwnerships',
] as const satisfies readonly (keyof PlanInfo)[];

/** Minimum undrawn area, in hectares and as a share of the farm; anything less is the width of a fence or a track. */
const LEAST_HECTARES = 0.1;
const LEAST_SHARE = 0.005;

interface PlanState {
  readonly info: Readonly<Record<string, unknown>>;
  readonly balance: LandBalance | null;
  /** Basis of the boundary; titles when undefined. */
  readonly boundary?: BoundaryStanding;
  /** Features that were drawn with only a name; none when undefined. */
  readonly lacking?: readonly LackingKind[];
  readonly hasUnits: boolean;
  readonly steps: NextSteps;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function landGaps({ balance, hasUnits, boundary }: PlanState): readonly PlanGap[] {
  if (!balance) return [{ key: 'boundary', ...words.boundary, target: { to: 'boundary' } }];
  const share = (cover: string): number => balance.shares.find((one) => one.cover === cover)?.hectares ?? 0;
  const notDrawn = share('notDrawn');
  const target = { to: 'draw' } as const;
  const { title, detail, act } = words.land;
  return [
    ...(boundary === 'toBeChecked'
      ? [{ key: 'toBeChecked', ...words.toBeChecked, target: { to: 'boundary' } as const }]
      : []),
    ...(hasUnits ? [] : [{ key: 'units', ...words.units, target }]),
    ...(share('paddocks') > 0
      ? notDrawn >= LEAST_HECTARES && notDrawn >= balance.hectares * LEAST_SHARE
        ? [{ key: 'land', title, detail: detail(notDrawn), act, target }]
        : []
      : [{ key: 'paddocks', ...words.paddocks, target }]),
  ];
}

/** Gaps for values that risk ratings need. Units whose required fields are already listed together are not named again. */
const unratedGaps = ({ lacking = [], steps }: PlanState): readonly PlanGap[] =>
  lacking.some(({ kind }) => kind.id === kinds.lmu.id)
    ? []
    : steps.unrated.map(({ unitId, unitName, missing }) => ({
        key: unitId,
        title: missing.map(riskFieldLabel).join(', '),
        detail: unitName,
        ...words.unit,
        target: { to: 'unit', unitId } as const,
      }));

/** Lists the gaps of a plan: land, an action against each High risk, then in working order details, ratings and answers. */
export const planGaps = (plan: PlanState): readonly PlanGap[] => [
  ...landGaps(plan),
  ...plan.steps.risks.map(({ unitId, unitName, riskType }) => ({
    key: `${unitId} ${riskType}`,
    title: words.risk.title(riskType),
    detail: words.risk.detail(unitName),
    act: words.risk.act,
    target: { to: 'risk', unitId, riskType } as const,
  })),
  ...(plan.lacking ?? []).map(({ kind, count, fields }) => ({
    key: `lacking ${kind.id}`,
    title: words.lacking.title(count, kind.names.inSentence, kind.names.plural.toLowerCase()),
    detail: fields.join(', '),
    act: words.lacking.act,
    target: { to: 'list', kindId: kind.id } as const,
  })),
  ...wanted
    .filter((field) => isEmpty(plan.info[field]))
    .map((field) => ({
      key: field,
      title: planInfoFields[field].label,
      ...words.details,
      target: { to: 'details', field } as const,
    })),
  ...incompleteConsents(plan.info).map(({ key, title, lacks }) => ({
    key,
    title,
    detail: consentWords.lacks(lacks),
    act: words.details.act,
    target: { to: 'details', field: 'consents' } as const,
  })),
  ...unratedGaps(plan),
  ...plan.steps.unanswered.map(({ section, outcomes }) => ({
    key: section.key,
    title: section.title,
    detail: words.section.detail(outcomes.length),
    act: words.section.act,
    target: { to: 'section', route: section.route } as const,
  })),
];
