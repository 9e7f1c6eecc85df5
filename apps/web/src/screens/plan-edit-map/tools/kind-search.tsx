import { drawingWords, kindById, searchKinds, type AnyKind, type Shape } from '@tussock/domain';
import { FindList, type Found } from '@tussock/ui';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';

interface KindSearchProps {
  /** Shape that is drawn: kinds that have it come first. */
  readonly shape?: Shape | undefined;
  /** The kinds drawn last, chosen by the keys from 1 on. */
  readonly recent: readonly AnyKind[];
  readonly onPick: (kind: AnyKind) => void;
  readonly takesFocus?: boolean;
}

/** Search for a kind of feature by its name or another word for it; before anything is typed, the last ones first. */
export function KindSearch({ shape, recent, onPick, takesFocus = false }: KindSearchProps) {
  const entryOf = (kind: AnyKind, about: string): Found => ({
    id: kind.id,
    label: kind.names.singular,
    about,
    mark: (
      <KindSwatch style={kind.style} shape={shape && kind.shapes.includes(shape) ? shape : kind.shapes[0]} />
    ),
  });
  const find = (typed: string): readonly Found[] => {
    const found = searchKinds(typed, shape);
    if (typed.trim() !== '')
      return found.map(({ kind, by }) =>
        entryOf(kind, by === null ? kind.filter.group : drawingWords.alsoCalled(by)),
      );
    const others = found.filter(({ kind }) => !recent.includes(kind));
    return [
      ...recent.map((kind, index) => ({
        ...entryOf(kind, kind.filter.group),
        ...(takesFocus ? { keyShown: String(index + 1) } : {}),
      })),
      ...others.map(({ kind }) => entryOf(kind, kind.filter.group)),
    ];
  };
  const pick = (kind: AnyKind | undefined): boolean => {
    if (kind) onPick(kind);
    return kind !== undefined;
  };
  return (
    <FindList
      title={drawingWords.kindsFound}
      label={drawingWords.findKind}
      emptyText={drawingWords.noKind}
      find={find}
      takesFocus={takesFocus}
      onType={(typed) => /^[1-9]$/.test(typed) && pick(recent[Number(typed) - 1])}
      onChoose={(id) => pick(kindById(id as AnyKind['id']))} // the ids that were given above
    />
  );
}
