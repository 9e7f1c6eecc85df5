import type { PlanInfoReply } from '@tussock/contract';
import type { PlanAbility } from '@tussock/domain';
import type { IconName, PageContainerProps } from '@tussock/ui';
import {
  routeOf,
  type AnyPublicRoute,
  type AnySignedInRoute,
  type Declared,
  type Listed,
  type NoSearch,
  type ParamsIn,
  type RouteOf,
  type Screen,
  type ScreenProps,
  type ScreenPropsOf,
} from './route.ts';

/** Above every place of a plan. */
export const PLAN_PATH = '/plan/$planId';

/** The five buttons at the foot of a phone. */
export type PhoneSlot = 'Farm' | 'Map' | 'Actions' | 'Records' | 'More';

/** Several places that stand as one among the places of a desk; each has its tab above the others of its group. */
export type RouteGroup = 'Records' | 'Plan book';

/** An entry in the navigation of a plan. */
export interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  /** Stands in this group, and leads nowhere from the rail by itself. */
  readonly group?: RouteGroup;
  /** Under which button a phone has it; a button with one place leads there at once. */
  readonly onPhone: PhoneSlot;
}

/** A place of one plan; its path hangs below '/plan/$planId'. */
export interface PlanRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'plan',
  Names | 'planId',
  Search
> {
  /** Opens only to those who may do this on the plan; to all who see it where nothing is named. */
  readonly opensTo: PlanAbility | undefined;
  readonly navigation: NavigationEntry | undefined;
  /** The place whose entry is marked while this one is open. */
  readonly belongsTo: AnyPlanRoute | undefined;
  /** The screen is of what the record of the plan holds: it is not put up before that is here. */
  readonly needsRecord: boolean;
  /** What stands in its place until then, where the place says more than its title by then. */
  readonly opening: (() => Promise<Screen<never>>) | undefined;
  /** How wide its page is, before and after the record is here, where the page says nothing else. */
  readonly width: PageContainerProps['width'];
  /** What here cannot be kept on the device and sent later: 'to change the adviser'. */
  readonly needsLine: string | undefined;
}

export type AnyPlanRoute = Listed<PlanRoute>;
export type AnyRouteDeclaration = AnyPublicRoute | AnySignedInRoute | AnyPlanRoute;

/** The open plan as its screens are handed it. */
export interface OpenPlan {
  readonly planId: string;
  readonly plan: PlanInfoReply;
  /** What the farm is called. */
  readonly name: string;
  /** Whether the person, in the role they look with, may do this on the plan. */
  readonly may: (ability: PlanAbility) => boolean;
  /** Answers, actions and risks stay as they are: the plan waits for its approval, or is archived. */
  readonly isLocked: boolean;
}

/** What the screen of a plan is handed. */
export interface PlanScreenProps<Names extends string = never, Search = unknown>
  extends ScreenProps<Names | 'planId', Search>, OpenPlan {}

/** The props of the screen of a plan's place: `PlanScreenPropsOf<typeof soilPlace>`. */
export type PlanScreenPropsOf<
  P extends { readonly paramNames: readonly string[]; readonly readSearch: unknown },
> = ScreenPropsOf<P> & OpenPlan;

/** Declares a place of a plan; `path` is what follows '/plan/$planId/'. */
export const planRoute = <Path extends string, Search = NoSearch>(
  declared: Declared<Path, Search, PlanScreenProps<ParamsIn<Path>, Search>> & {
    readonly opensTo?: PlanAbility;
    readonly navigation?: NavigationEntry;
    readonly belongsTo?: AnyPlanRoute;
    readonly needsRecord?: boolean;
    readonly opening?: () => Promise<Screen<PlanScreenProps<ParamsIn<Path>, Search>>>;
    readonly width?: PageContainerProps['width'];
    readonly needsLine?: string;
  },
): PlanRoute<ParamsIn<Path>, Search> => ({
  ...routeOf<'plan', `/plan/$planId/${Path}`, Search, PlanScreenProps<ParamsIn<Path>, Search>>(
    'plan',
    `${PLAN_PATH}/${declared.path}`,
    declared,
  ),
  opensTo: declared.opensTo,
  navigation: declared.navigation,
  belongsTo: declared.belongsTo,
  needsRecord: declared.needsRecord ?? false,
  opening: declared.opening,
  width: declared.width,
  needsLine: declared.needsLine,
});
