import { chosenIn } from '@tussock/domain';

/** Chips of the chosen values of filters, each of which takes its value away. */
export const chipsOf = <Facet extends string>(
  facets: readonly Facet[],
  {
    search,
    labelOf,
    onChoose,
  }: {
    readonly search: Readonly<Partial<Record<Facet, string>>>;
    readonly labelOf: (facet: Facet, value: string) => string;
    readonly onChoose: (facet: Facet, chosen: readonly string[]) => void;
  },
) =>
  facets.flatMap((facet) => {
    const chosen = chosenIn(search[facet]);
    return chosen.map((value) => ({
      key: `${facet} ${value}`,
      words: labelOf(facet, value),
      onRemove: () =>
        onChoose(
          facet,
          chosen.filter((other) => other !== value),
        ),
    }));
  });
