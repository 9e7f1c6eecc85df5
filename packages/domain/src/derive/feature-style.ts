import type { KindLook, KindStyle } from '../kind/define-kind.ts';
import { allKinds, type AnyKind, type Attributes } from './any-kind.ts';

/** The look within its kind that a feature has; undefined where it looks like its kind. */
export const lookWithin = (kind: AnyKind, attributes: Attributes): KindLook<Attributes> | undefined =>
  kind.looks?.find(({ when }) => when(attributes));

/** Style of a feature by its kind and attributes, without what a person chose for it. */
export const styleWithin = (kind: AnyKind, attributes: Attributes): KindStyle => ({
  ...kind.style,
  ...lookWithin(kind, attributes)?.style,
});

const idOfLook = ({ id }: AnyKind, place: number): string => `${id}/${place}`;

/** Id of the style of a feature: that of its kind, or of its look within the kind. */
export function styleIdOf(kind: AnyKind, attributes: Attributes): string {
  const place = kind.looks?.findIndex(({ when }) => when(attributes)) ?? -1;
  return place < 0 ? kind.id : idOfLook(kind, place);
}

/** Every style by its id, with its name in the legend: of each kind, and of the looks within it. */
export const allStyles: readonly {
  readonly id: string;
  readonly kind: AnyKind;
  readonly label: string;
  readonly style: KindStyle;
}[] = allKinds.flatMap((kind) => [
  { id: kind.id, kind, label: kind.names.plural, style: kind.style },
  ...(kind.looks ?? []).map(({ label, style }, place) => ({
    id: idOfLook(kind, place),
    kind,
    label,
    style: { ...kind.style, ...style },
  })),
]);
