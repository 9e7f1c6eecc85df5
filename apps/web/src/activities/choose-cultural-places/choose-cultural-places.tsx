import { isCulturalPlace, releaseWords } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { useMemo } from 'react';
import { useAllRows } from '../../sync/index.ts';

interface ChooseCulturalPlacesProps {
  /** Ids of those that are in. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** The cultural places of the open plan, by name. */
export function useCulturalPlaces(): readonly { readonly id: string; readonly name: string }[] {
  const rows = useAllRows();
  return useMemo(
    () =>
      rows.filter(isCulturalPlace).map(({ id, values }) => ({
        id,
        name: typeof values['name'] === 'string' ? values['name'] : releaseWords.culturalPlace,
      })),
    [rows],
  );
}

/** The cultural places of the open plan, each left out of what is printed or shared until it is chosen by itself. */
export function ChooseCulturalPlaces({ chosen, onChoose }: ChooseCulturalPlacesProps) {
  return useCulturalPlaces().map(({ id, name }) => {
    const isIn = chosen.includes(id);
    const state = isIn ? releaseWords.isIn : releaseWords.isOut;
    return (
      <Checkbox
        key={id}
        isSelected={isIn}
        help={`${state} ${releaseWords.culturalPlace}`}
        onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
      >
        {name}
      </Checkbox>
    );
  });
}
