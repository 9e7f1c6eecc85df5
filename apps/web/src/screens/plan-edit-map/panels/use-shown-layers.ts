import { analyteOfLayer, isRemoved, kinds, REMOVED_LAYER } from '@tussock/domain';
import type { Parcel } from '@tussock/geometry';
import { useMemo } from 'react';
import { useSoilColours } from '../../../activities/colour-by-soil/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import { useRiskColours } from '../../../land-risk/index.ts';
import { useMapState } from '../../../plan-session/map-store.ts';
import { withMovedShapes } from '../drawing/moved-shapes.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';

const noneMoved: readonly Parcel[] = [];

/** The farm's visible features and their colours, with and without a drawing in progress. */
export function useShownLayers(content: PlanMapContent, { work, drawn }: DrawingState) {
  const { features, shapes } = content;
  const filters = useMapState((state) => state.filters);
  const risk = useMapState((state) => state.riskLayers);
  const soil = risk.transects;
  const soilAnalyte = (soil.enabled && analyteOfLayer(soil.type)) || null;
  const byRisk = useRiskColours(content, risk);
  const coloured = useSoilColours({ features, shapes: byRisk }, soilAnalyte);
  const moved = drawn?.moved ?? noneMoved;
  // Those that share a border follow it while it is dragged.
  const followed = useMemo(() => withMovedShapes(coloured, moved), [coloured, moved]);
  const counts = useMemo(() => {
    const byKind = new Map<string, number>();
    const count = (id: string): void => void byKind.set(id, (byKind.get(id) ?? 0) + 1);
    for (const { kind, styleId = kind.id } of shapes) {
      count(kind.id);
      if (styleId !== kind.id) count(styleId);
    }
    byKind.set(REMOVED_LAYER.id, features.filter(({ properties }) => isRemoved(properties)).length);
    return byKind;
  }, [shapes, features]);
  // What is drawn or coloured is shown, also when its layer was hidden.
  const visible = useMemo(() => {
    const shown = [
      ...(work ? [work.kind.id] : []),
      ...(soilAnalyte ? [kinds.transect.id] : []),
      ...(risk.fenceLines ? [kinds.fenceline.id] : []),
      ...(risk.lmu.enabled ? [kinds.lmu.id] : []),
    ];
    return [...filters, ...shown.filter((id) => !filters.includes(id))];
  }, [filters, work, soilAnalyte, risk]);
  return {
    features: followed,
    counts,
    visible,
    soilAnalyte,
    hasLabels: useMapState((state) => state.showAllLabels),
    water: useMapState((state) => state.selectedImportedLayers),
    ground: useMapState((state) => state.groundLayers),
  };
}
