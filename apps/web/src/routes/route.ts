import type { GlobalAbility } from '@tussock/domain';
import type { ReactNode } from 'react';

/** Where a link leads. Made by the `at` of a place and by nothing else. */
export interface Address {
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly hash?: string;
}

export type RawSearch = Readonly<Record<string, unknown>>;

/** The names behind the dollar signs of a path. */
export type ParamsIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsIn<First> | ParamsIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

export type Params<Names extends string> = Readonly<Record<Names, string>>;

/** What `at` asks for: the parameters where the path has any, then the search, which may be left out. */
type AtArguments<Names extends string, Search> = [Names] extends [never]
  ? [search?: Search, hash?: string]
  : [params: Params<Names>, search?: Search, hash?: string];

/** A screen: what it is handed, and what it shows. */
export type Screen<Props> = (props: Props) => ReactNode;

export interface RouteOf<Kind extends string, Names extends string, Search> {
  readonly kind: Kind;
  /** The whole path, with a dollar sign before each parameter. */
  readonly path: string;
  /** What the place is called, on its page and in the navigation where nothing else is said. */
  readonly title: string;
  /** What the address asks for. Takes what fits and leaves the rest: an address may be mistyped or old. */
  readonly readSearch: (raw: RawSearch) => Search;
  /** The address of the place. */
  readonly at: (...args: AtArguments<Names, Search>) => Address;
  /** Asked for when the place is opened. The frame hands it what its props ask for; the declaration has checked that they fit. */
  readonly screen: () => Promise<Screen<never>>;
  /** Which parameters the path has. */
  readonly paramNames: readonly Names[];
}

/** Open to everybody. */
export interface PublicRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'open',
  Names,
  Search
> {
  /** The bar above needs to know who is here, though the page does not wait for it. */
  readonly asksWhoIsHere: boolean;
}

/** Open to people who are signed in; where abilities are named, to those who have one of them. */
export interface SignedInRoute<Names extends string = string, Search = unknown> extends RouteOf<
  'signedIn',
  Names,
  Search
> {
  readonly opensTo: readonly GlobalAbility[];
  /** What happens before the place is opened; may throw a redirect. */
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

/** What every screen is handed. */
export interface ScreenProps<Names extends string = never, Search = unknown> {
  readonly params: Params<Names>;
  readonly search: Search;
}

/** The props of the screen of a place: `ScreenPropsOf<typeof teamPlace>`. */
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

/** The search of a place that asks for none. */
export type NoSearch = Readonly<Record<string, never>>;

const readNothing = (): NoSearch => ({});

/** Puts the parameters in their places. */
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

/** What the three sorts of places have in common. */
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

/** Declares a place that is open to everybody. */
export const publicRoute = <Path extends string, Search = NoSearch>(
  declared: Declared<Path, Search, ScreenProps<ParamsIn<Path>, Search>> & {
    readonly asksWhoIsHere?: boolean;
  },
): PublicRoute<ParamsIn<Path>, Search> => ({
  ...routeOf('open', declared.path, declared),
  asksWhoIsHere: declared.asksWhoIsHere ?? false,
});

/** Declares a place for people who are signed in. */
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
