import { isCulturalPlace, releaseWords } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { useMemo } from 'react';
import { useAllRows } from '../../sync/index.ts';

interface ChooseCulturalPlacesProps {
  /** Ids of those that are in. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** The cultural places of the open plan, each left out of what is printed or shared until it is chosen by itself. */
export function ChooseCulturalPlaces({ chosen, onChoose }: ChooseCulturalPlacesProps) {
  const rows = useAllRows();
  const places = useMemo(() => rows.filter(isCulturalPlace), [rows]);
  return places.map(({ id, values }) => {
    const isIn = chosen.includes(id);
    const state = isIn ? releaseWords.isIn : releaseWords.isOut;
    return (
      <Checkbox
        key={id}
        isSelected={isIn}
        help={`${state} ${releaseWords.culturalPlace}`}
        onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
      >
        {typeof values['name'] === 'string' ? values['name'] : releaseWords.culturalPlace}
      </Checkbox>
    );
  });
}
