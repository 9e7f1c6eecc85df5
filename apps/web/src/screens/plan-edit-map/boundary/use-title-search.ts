import { useMutation } from '@tanstack/react-query';
import { searchTitles, type BodyOf, type ReplyOf, type TitleFeature } from '@tussock/contract';
import { bounds as boundsOf, unionBounds, type Bounds, type Position } from '@tussock/geometry';
import { useCallback, useState } from 'react';
import type { TitleEvent } from '../../../plan-session/title-selection.ts';
import { client } from '../../../session/client.ts';

export type SearchBody = BodyOf<typeof searchTitles>;
type Found = ReplyOf<typeof searchTitles>;
type Addresses = Readonly<Record<string, readonly string[]>>;

const titlesIn = ({ features }: Found): readonly TitleFeature[] =>
  features.flatMap((collection) => collection.features);

/** By part id: the addresses by which it was found. */
const addressesIn = ({ features }: Found): Addresses =>
  Object.fromEntries(
    features.flatMap(({ features: parts, addresses = [] }) =>
      addresses.length === 0 ? [] : parts.map(({ properties: { id } }) => [id, addresses]),
    ),
  );

/** Searches the land survey for titles: by text, page after page, or by a position on the map. */
export function useTitleSearch({ tell }: { readonly tell: (event: TitleEvent) => void }) {
  const [addresses, setAddresses] = useState<Addresses>({});
  // A reply may be here before the map is.
  const [goingTo, setGoingTo] = useState<Bounds | null>(null);
  const ask = (body: SearchBody) => client.call(searchTitles, { body }, { isQuiet: true });
  const search = useMutation({
    mutationFn: ask,
    onSuccess: (reply, { page = 0 }) => {
      const features = titlesIn(reply);
      setAddresses((before) => ({ ...(page === 0 ? {} : before), ...addressesIn(reply) }));
      tell({ type: 'titlesFound', features, isFurther: page > 0 });
      const around = unionBounds(features.map(({ geometry }) => boundsOf(geometry)));
      if (around && page === 0) setGoingTo(around);
    },
  });
  const click = useMutation({
    mutationFn: (position: Position) => ask({ position: [position[0], position[1]] }),
    onSuccess: (reply, position) => tell({ type: 'groundClicked', features: titlesIn(reply), position }),
  });
  const { variables } = search;
  return {
    addresses,
    search,
    click,
    /** Bounds of the results, until the map has gone there. */
    goingTo,
    went: useCallback(() => setGoingTo(null), []),
    /** Loads the next page of results. */
    findMore: () => variables && search.mutate({ ...variables, page: (variables.page ?? 0) + 1 }),
  };
}

export type TitleSearching = ReturnType<typeof useTitleSearch>;
