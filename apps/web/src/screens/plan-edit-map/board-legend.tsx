import { BandLegend } from '../../activities/colour-by-soil/index.ts';
import { ImportedLegend } from '../../activities/imported-layers/index.ts';
import { LegendList, MapLegend, SoilLegend } from '../../activities/filter-layers/index.ts';
import type { DrawingBoard } from './use-drawing-board.ts';

/** What the farm's map shows in words: behind a button over the map of a desk, listed in the sheet of a phone. */
export function BoardLegend({
  board,
  isListed,
}: {
  readonly board: DrawingBoard;
  readonly isListed: boolean;
}) {
  const { layers, content } = board;
  const Legend = isListed ? LegendList : MapLegend;
  return (
    <Legend counts={layers.counts} visible={layers.visible}>
      <ImportedLegend />
      {layers.soilAnalyte && <BandLegend analyte={layers.soilAnalyte} />}
      {content.settings.isDemonstration && <SoilLegend shown={layers.ground} />}
    </Legend>
  );
}
