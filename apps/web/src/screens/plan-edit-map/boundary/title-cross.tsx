import type { TitleFeature } from '@tussock/contract';
import { sayGrid, titleWords } from '@tussock/domain';
import { containsPoint, type Position } from '@tussock/geometry';
import { SpokenOnly } from '@tussock/ui';
import { useMemo } from 'react';
import type { TitleSelection } from '../../../plan-session/title-selection.ts';
import { useEnterOnMap, useIsMapFocused } from '../keyboard/keyboard-on-map.ts';
import { useCrossOf } from '../phone/use-cross-position.ts';

interface TitleCrossProps {
  readonly selection: TitleSelection;
  /** Address of the map. */
  readonly url: string;
  /** Selects or deselects the title at a position, as a click does. */
  readonly onChoose: (at: Position) => void;
}

/** Selects titles by keyboard: announces the title under the cross of the map, and Enter clicks there. */
export function TitleCross(props: TitleCrossProps) {
  const isFocused = useIsMapFocused();
  return <div role="status">{isFocused && <TitleHere {...props} />}</div>;
}

/** Component of its own, so that the title is only looked up while it is announced. */
function TitleHere(props: TitleCrossProps) {
  const at = useCrossOf(props.url);
  return at && <TitleAt {...props} at={at} />;
}

const titlesAt = ({ known }: TitleSelection, at: Position): readonly TitleFeature[] =>
  Object.values(known).filter(({ geometry }) => containsPoint(geometry, at));

function TitleAt({ selection, at, onChoose }: TitleCrossProps & { readonly at: Position }) {
  useEnterOnMap(() => {
    onChoose(at);
    return true;
  });
  const [longitude, latitude] = at;
  const here = useMemo(() => titlesAt(selection, [longitude, latitude]), [selection, longitude, latitude]);
  const said = here.map(({ properties: { id, titleNumber } }) => ({
    titleNumber,
    isChosen: selection.selectedIds.includes(id),
  }));
  return <SpokenOnly>{`${titleWords.crossIsOn(said)} ${sayGrid(at)}`}</SpokenOnly>;
}
