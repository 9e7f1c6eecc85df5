import { BandLegend } from '../../../activities/colour-by-soil/index.ts';
import { LegendList, SoilLegend } from '../../../activities/filter-layers/index.ts';
import { ImportedLegend } from '../../../activities/imported-layers/index.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** Legend of the farm's map. */
export function LegendContent({ board: { layers, content } }: { readonly board: DrawingBoard }) {
  return (
    <LegendList counts={layers.counts} visible={layers.visible}>
      <ImportedLegend />
      {layers.soilAnalyte && <BandLegend analyte={layers.soilAnalyte} />}
      {content.settings.isDemonstration && <SoilLegend shown={layers.ground} />}
    </LegendList>
  );
}
