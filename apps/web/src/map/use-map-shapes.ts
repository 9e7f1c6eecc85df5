import { labelPoint } from '@tussock/geometry';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { outsideOf } from './outside-of.ts';
import { bordersOf, everyWater, noShapes } from './frame-of-map.ts';
import { showImported, type ImportedMapLayer } from './layers/imported-layers.ts';
import { showLayers } from './layers/plan-layers.ts';
import { SOURCES, type PlanSourceId } from './layers/shape-layers.ts';
import type { MapShape, PlanMapProps } from './plan-map-props.ts';
import type { ReadyMap } from './use-started-map.ts';

export const noLayers: readonly ImportedMapLayer[] = [];

/** Points for the names: on the shape itself a name would be repeated in every tile. */
const namesOf = (shapes: readonly MapShape[]): readonly MapShape[] =>
  shapes.map((shape) => ({
    ...shape,
    geometry: { type: 'Point', coordinates: labelPoint(shape.geometry) },
  }));

/** Keeps one of the smaller sources up to date. */
function useShapes(ready: ReadyMap | null, sourceId: PlanSourceId, shapes = noShapes): void {
  useEffect(() => ready?.stack.show(sourceId, shapes), [ready, sourceId, shapes]);
}

/** The selected feature, unless it is being changed: a list of one, the same as long as it looks the same. */
function useSelected(
  { features, selectedId = null }: Pick<PlanMapProps, 'features' | 'selectedId'>,
  editedId: string | undefined,
): readonly MapShape[] {
  const selected = selectedId === null || selectedId === editedId ? null : selectedId;
  return useMemo(() => {
    const found = selected === null ? undefined : features.find(({ id }) => id === selected);
    return found ? [{ id: found.id, geometry: found.geometry }] : noShapes;
  }, [features, selected]);
}

/**
 * Draws all shapes of the map, and sets which layers are visible. While `isAwaited`, returns the features last passed to the engine: pictures before
 * that do not show them. While the map has no style, as after it lost its graphics, nothing is called on it: there is another `ready` when it is
 * back.
 */
export function useMapShapes(
  ready: ReadyMap | null,
  props: PlanMapProps,
  isAwaited: boolean,
): PlanMapProps['features'] | null {
  const [laid, setLaid] = useState<PlanMapProps['features'] | null>(null);
  const { features, visibleLayers, hasLabels } = props;
  const { importedLayers = noLayers, waterLayers: water = everyWater } = props;
  const editedId = props.drawing?.featureId;
  // Before anybody can look: the engine says that it is busy as soon as it is handed them.
  useLayoutEffect(
    () => ready?.source.show(features.filter(({ id }) => id !== editedId)),
    [ready, features, editedId],
  );
  useLayoutEffect(() => {
    // The engine has no word of its own for what it was handed and knew already.
    if (ready && isAwaited) queueMicrotask(() => setLaid(features));
  }, [ready, features, isAwaited]);
  const borders = bordersOf(props);
  useShapes(ready, SOURCES.boundary, borders);
  const veil = useMemo(() => outsideOf(borders), [borders]);
  useShapes(ready, SOURCES.veil, veil);
  const names = useMemo(() => (hasLabels ? namesOf(borders) : noShapes), [borders, hasLabels]);
  useShapes(ready, SOURCES.boundaryNames, names);
  useShapes(ready, SOURCES.chosen, props.chosenTitles);
  useShapes(ready, SOURCES.found, props.foundTitles);
  useShapes(ready, SOURCES.marked, props.marked);
  useShapes(ready, SOURCES.overlaps, props.overlaps);
  useShapes(ready, SOURCES.selected, useSelected(props, editedId));
  useEffect(() => {
    if (ready?.map.style) showImported(ready.map, importedLayers);
  }, [ready, importedLayers]);
  useEffect(() => {
    if (ready?.map.style) showLayers(ready.map, { visible: visibleLayers, hasLabels, water });
  }, [ready, visibleLayers, hasLabels, water]);
  return laid;
}
