import type { FencelineSettings } from '@tussock/domain';
import { groundOfReport } from '../map/ground.ts';
import type { ReportContent } from '../report-input.ts';
import { costToClose } from './cost-to-close.ts';
import { fenceLawOf } from './fence-law.ts';
import { fenceLines } from './fence-lines.ts';
import { waterwaysOf } from './waterway-banks.ts';
import type { WaterwayQuestion } from './waterway-blocks.ts';

/** Reads the fences of a plan, the waterways on its land with their unfenced banks, and the cost of closing the gap. */
export function readFenceline(content: ReportContent, settings: FencelineSettings): WaterwayQuestion {
  const { boundary, features, streams } = content;
  const fences = fenceLines(features);
  const law = fenceLawOf(content);
  const ground = groundOfReport(content);
  const waterways =
    ground && streams && boundary.length > 0
      ? waterwaysOf({
          streams: streams.map(({ line }) => line),
          fences,
          boundary,
          place: ground.place,
          searchDistanceMetres: settings.searchDistanceMetres,
          setbackMetres: law.setbackMetres,
        })
      : null;
  const gap = (waterways ?? []).reduce((sum, { bankMetresUnfenced }) => sum + bankMetresUnfenced, 0);
  const cost = costToClose(gap, { given: settings.costPerMetre, fences });
  return { waterways, fences, cost, law, settings, hasBoundary: boundary.length > 0 };
}
