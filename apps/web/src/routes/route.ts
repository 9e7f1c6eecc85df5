import type { GlobalAbility } from '@tussock/domain';
import type { ReactNode } from 'react';

/** Target of a link. Created only by the `at` of a route. */
export interface Address {
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash?: string;
}

export type RawSearch = Readonly<Record<string, unknown>>;

/** Union of the parameter names in a path: the names after the dollar signs. */
export type ParamsIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsIn<First> | ParamsIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

export type Params<Names extends string> = Readonly<Record<Names, string>>;

/** Arguments of `at`: the parameters where the path has any, then the search, which is optional. */
type AtArguments<Names extends string, Search> = [Names] extends [never]
  ? [search?: Search, hash?: string]
  : [params: Params<Names>, search?: Search, hash?: string];

/** A screen: a component with its props. */
export type Screen<Props> = (props: Props) => ReactNode;

export interface RouteOf<Kind extends string, Names extends string, Search> {
  readonly kind: Kind;
  /** The whole path, with a dollar sign before each parameter. */
  readonly path: string;
  /** Title of the page, and of its navigation entry where that has no other. */
  readonly title: string;
  /** Reads the search of an address. Ignores what does not fit: an address may be mistyped or old. */
  readonly readSearch: (raw: RawSearch) => Search;
  /** Creates the address of the route. */
  readonly at: (...args: AtArguments<Names, Search>) => Address;
  /** Loads the screen when the route is opened. Its props are untyped here; the declaration has checked that they fit. */
  readonly screen: () => Promise<Screen<never>>;
  /** Names of the parameters in the path. */
  readonly paramNames: readonly Names[];
}

/** A route open to everybody. */
export interface PublicRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'open',
  Names,
  Search
> {
  /** Whether the top bar needs the current user, though the page does not wait for it. */
  readonly asksWhoIsHere: boolean;
}

/** A route for people who are signed in; where abilities are named, for those who have one of them. */
export interface SignedInRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'signedIn',
  Names,
  Search
> {
  readonly opensTo: readonly GlobalAbility[];
  /** Redirect check before the route is opened; may throw a redirect. */
  readonly before: 'leadToPendingPlan' | undefined;
}

/** What is common to the places of each sort, whatever their parameters and search: for lists of them. */
// `at` and `readSearch` are used through the exact types; a list only needs what every place has.
export type Listed<P> = Omit<P, 'at' | 'readSearch' | 'screen'> & {
  readonly at: (...args: never[]) => Address;
  readonly readSearch: (raw: RawSearch) => unknown;
  readonly screen: () => Promise<Screen<never>>;
};
export type AnyPublicRoute = Listed<PublicRoute>;
export type AnySignedInRoute = Listed<SignedInRoute>;

/** Props of every screen. */
export interface ScreenProps<Names extends string = never, Search = unknown> {
  readonly params: Params<Names>;
  readonly search: Search;
}

/** Props of the screen of a given route: `ScreenPropsOf<typeof teamPlace>`. */
export type ScreenPropsOf<
  P extends { readonly paramNames: readonly string[]; readonly readSearch: unknown },
> = P['readSearch'] extends (raw: RawSearch) => infer Search
  ? ScreenProps<P['paramNames'][number], Search>
  : never;

export interface Declared<Path extends string, Search, Props> {
  readonly path: Path;
  readonly title: string;
  readonly readSearch?: (raw: RawSearch) => Search;
  readonly screen: () => Promise<Screen<Props>>;
}

/** Search type of a route without a search. */
export type NoSearch = Readonly<Record<string, never>>;

const readNothing = (): NoSearch => ({});

/** Fills the parameters into a path. */
const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const hasParams = (path: string): boolean => path.includes('$');

function addressMaker(path: string): (...args: readonly unknown[]) => Address {
  return (...args) => {
    const [params, search, hash] = hasParams(path) ? args : [{}, ...args];
    return {
      path: fill(path, params as Readonly<Record<string, string>>), // the type of `at` asks for them
      search: (search ?? {}) as RawSearch, // the type of `at` says which
      ...(typeof hash === 'string' ? { hash } : {}),
    };
  };
}

/** Creates what the three sorts of routes have in common. */
export function routeOf<const Kind extends string, Path extends string, Search, Props>(
  kind: Kind,
  path: Path,
  declared: Omit<Declared<string, Search, Props>, 'path'>,
): RouteOf<Kind, ParamsIn<Path>, Search> {
  return {
    kind,
    path,
    title: declared.title,
    // Without a reader the search is empty, and so is its type.
    readSearch: declared.readSearch ?? (readNothing as unknown as (raw: RawSearch) => Search),
    at: addressMaker(path),
    screen: declared.screen,
    // The same names that the type reads from the path.
    paramNames: [...path.matchAll(/\$(\w+)/g)].map(([, name]) => name) as ParamsIn<Path>[],
  };
}

/** Declares a route that is open to everybody. */
export const publicRoute = <Path extends string, Search = NoSearch>(
  declared: Declared<Path, Search, ScreenProps<ParamsIn<Path>, Search>> & {
    readonly asksWhoIsHere?: boolean;
  },
): PublicRoute<ParamsIn<Path>, Search> => ({
  ...routeOf('open', declared.path, declared),
  asksWhoIsHere: declared.asksWhoIsHere ?? false,
});

/** Declares a route for people who are signed in. */
export const signedInRoute = <Path extends string, Search = NoSearch>(
  declared: Declared<Path, Search, ScreenProps<ParamsIn<Path>, Search>> & {
    readonly opensTo?: readonly GlobalAbility[];
    readonly before?: SignedInRoute['before'];
  },
): SignedInRoute<ParamsIn<Path>, Search> => ({
  ...routeOf('signedIn', declared.path, declared),
  opensTo: declared.opensTo ?? [],
  before: declared.before,
});
