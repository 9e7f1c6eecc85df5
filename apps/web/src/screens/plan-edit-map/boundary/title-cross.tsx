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
  /** The address of the map. */
  readonly url: string;
  /** Chooses the title there, or takes it away, as a click does. */
  readonly onChoose: (at: Position) => void;
}

/** Choosing titles by keyboard: says which one the cross of the map is on, and Enter is the click there. */
export function TitleCross(props: TitleCrossProps) {
  const isFocused = useIsMapFocused();
  return <div role="status">{isFocused && <TitleHere {...props} />}</div>;
}

/** By itself, so that nobody waits for what is not said. */
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
