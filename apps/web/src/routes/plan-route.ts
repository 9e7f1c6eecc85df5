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

/** Path prefix of every route of a plan. */
export const PLAN_PATH = '/plan/$planId';

/** The five buttons at the bottom of a phone screen. */
export type PhoneSlot = 'Farm' | 'Map' | 'Actions' | 'Records' | 'More';

/** Navigation groups: the routes of a group share one entry on a desktop, and each has its tab above the page. */
export type RouteGroup = 'Records' | 'Plan book';

/** An entry in the navigation of a plan. */
export interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  /** The group of the entry; a grouped route has no entry of its own in the side rail. */
  readonly group?: RouteGroup;
  /** The phone button that the entry belongs to; a button with a single route opens it at once. */
  readonly onPhone: PhoneSlot;
  /** Whether the phone button opens this route at once, which leads to the others of the button. */
  readonly opensSlot?: true;
}

/** A route of one plan; its path continues '/plan/$planId'. */
export interface PlanRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'plan',
  Names | 'planId',
  Search
> {
  /** The ability on the plan that opens the route; undefined opens it to all who see the plan. */
  readonly opensTo: PlanAbility | undefined;
  readonly navigation: NavigationEntry | undefined;
  /** The route whose navigation entry is marked while this one is open. */
  readonly belongsTo: AnyPlanRoute | undefined;
  /** Whether the screen shows the plan's record: it is not rendered before that is loaded. */
  readonly needsRecord: boolean;
  /** Skeleton until the record is loaded, for routes that know more than their title by then. */
  readonly opening: (() => Promise<Screen<never>>) | undefined;
  /** Default width of the page, before and after the record is loaded. */
  readonly width: PageContainerProps['width'];
  /** An action here that needs a connection, as a verb: 'to change the adviser'. It cannot be queued on the device. */
  readonly needsLine: string | undefined;
}

export type AnyPlanRoute = Listed<PlanRoute>;
export type AnyRouteDeclaration = AnyPublicRoute | AnySignedInRoute | AnyPlanRoute;

/** The open plan, as its screens get it. */
export interface OpenPlan {
  readonly planId: string;
  readonly plan: PlanInfoReply;
  /** Name of the farm. */
  readonly name: string;
  /** Whether the person has an ability on the plan, in the role they view it as. */
  readonly may: (ability: PlanAbility) => boolean;
  /** Whether answers, actions and risks are read-only: the plan awaits approval, or is archived. */
  readonly isLocked: boolean;
}

/** Props of the screen of a plan's route. */
export interface PlanScreenProps<Names extends string = never, Search = unknown>
  extends ScreenProps<Names | 'planId', Search>, OpenPlan {}

/** Props of the screen of a given plan route: `PlanScreenPropsOf<typeof soilPlace>`. */
export type PlanScreenPropsOf<
  P extends { readonly paramNames: readonly string[]; readonly readSearch: unknown },
> = ScreenPropsOf<P> & OpenPlan;

/** Declares a route of a plan; `path` is what follows '/plan/$planId/'. */
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
