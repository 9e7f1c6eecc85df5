import { allKinds, isKindId, kindById, type AnyKind } from '../derive/any-kind.ts';
import type { Shape } from '../kind/define-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { foldForSearch } from '../wording/fold-search.ts';

/** Kind found by its name, or by another word for it. */
export interface FoundKind {
  readonly kind: AnyKind;
  /** The other word; null where the kind was found by its own name. */
  readonly by: string | null;
}

const RECENT = 3;
/** Kinds offered first while nothing is drawn yet. Spec §3: a new feature starts as a land management unit. */
const usualKinds: readonly AnyKind[] = [
  kinds.lmu,
  kinds.paddock,
  kinds.csa,
  kinds.fenceline,
  kinds.track,
  kinds.trough,
  kinds.waterTank,
  kinds.building,
].map(({ id }) => kindById(id));

const isDrawnAs = (kind: AnyKind, shape: Shape | undefined): boolean =>
  shape === undefined || kind.shapes.includes(shape);

/** How well a text answers what was typed: 0 begins with it, 1 has a word that does, 2 contains it; undefined not at all. */
function rankOf(text: string, typed: string): number | undefined {
  const folded = foldForSearch(text);
  if (folded.startsWith(typed)) return 0;
  if (folded.includes(` ${typed}`)) return 1;
  return folded.includes(typed) ? 2 : undefined;
}

/** The best answer of a kind: its names before the other words for it, and these before its group. */
function answerOf(kind: AnyKind, typed: string): (FoundKind & { readonly rank: number }) | undefined {
  const { singular, plural, alsoCalled = [] } = kind.names;
  const words = [
    ...[singular, plural].map((text) => ({ text, by: null, after: 0 })),
    ...alsoCalled.map((text) => ({ text, by: text, after: 3 })),
    { text: kind.filter.group, by: null, after: 6 },
  ];
  const [best] = words
    .flatMap(({ text, by, after }) => {
      const rank = rankOf(text, typed);
      return rank === undefined ? [] : [{ kind, by, rank: rank + after }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  return best;
}

/** Finds kinds by their names and by other words for them, the best first; those drawn as `shape` before all others. */
export function searchKinds(text: string, shape?: Shape): readonly FoundKind[] {
  const typed = foldForSearch(text);
  return allKinds
    .flatMap((kind) => answerOf(kind, typed) ?? [])
    .toSorted(
      (one, other) =>
        Number(isDrawnAs(other.kind, shape)) - Number(isDrawnAs(one.kind, shape)) || one.rank - other.rank,
    );
}

/** The three kinds picked last, the last first, filled up with the usual ones. Ids that are no kind are skipped. */
export function recentKinds(pickedIds: readonly string[], shape?: Shape): readonly AnyKind[] {
  const picked = pickedIds.filter(isKindId).map(kindById);
  const offered = [...new Set([...picked, ...usualKinds])].filter((kind) => isDrawnAs(kind, shape));
  return offered.slice(0, RECENT);
}
