import { useSuspenseQuery } from '@tanstack/react-query';
import { readSettings, type FeatureReply } from '@tussock/contract';
import { boundaryWords, givenName, mapLabel, REMOVED_LAYER, type PlanAbility } from '@tussock/domain';
import { bounds as boundsOf, isPolygonal, unionBounds, type Bounds } from '@tussock/geometry';
import { useMemo } from 'react';
import { mapFeatureFrom, type MapFeature, type MapShape } from '../../map/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { propertyNameIn } from '../../plan-session/property-name.ts';
import { useBoundary, useBoundaryRecord, useLivePlan, usePlanFeatures, useSync } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import { openingBounds } from './opening-bounds.ts';

/** Unchanged features keep their identity, so that the map redraws only what is new. */
const mapFeatures = new WeakMap<FeatureReply, MapFeature>();

function toMapFeature(feature: FeatureReply): MapFeature[] {
  const known = mapFeatures.get(feature);
  if (known) return [known];
  const made = mapFeatureFrom(feature);
  if (!made) return [];
  mapFeatures.set(feature, made);
  return [made];
}

/** What every map of a plan shows: the plan, its features and boundary, and where the ground comes from. */
export function usePlanMap(planId: string) {
  const plan = useLivePlan(planId);
  const { data: settings } = useSuspenseQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  const { phase, mayBeStale = false, fault } = useSync();
  const features = usePlanFeatures(planId);
  const savedBoundary = useBoundary();
  const { blockNames, standing, outlineFrom } = useBoundaryRecord();
  const showsRemoved = useMapState(({ filters }) => filters.includes(REMOVED_LAYER.id));
  const shapes = useMemo(
    () => features.flatMap(toMapFeature).filter((shape) => showsRemoved || !shape.isRemoved),
    [features, showsRemoved],
  );
  const label = mapLabel(propertyNameIn(plan.info));
  const boundary = useMemo(
    () =>
      (savedBoundary?.boundaryFeatures ?? []).map(({ properties, geometry }): MapShape => {
        const given = isPolygonal(geometry) ? givenName(geometry, blockNames) : undefined;
        return { id: properties.id, geometry, label: given === undefined ? label : mapLabel(given) };
      }),
    [savedBoundary, label, blockNames],
  );
  const boundaryAreas = useMemo(
    () => boundary.flatMap(({ geometry }) => (isPolygonal(geometry) ? [geometry] : [])),
    [boundary],
  );
  // What was drawn without a line is not in the plan's own figures yet.
  const drawnBounds = useMemo(
    () => unionBounds(boundary.map(({ geometry }) => boundsOf(geometry))),
    [boundary],
  );
  const bounds: Bounds | undefined = plan.boundaryBounds ?? drawnBounds ?? undefined;
  const { lat, lng, region } = plan.info;
  const isLoading = phase === 'opening';
  const beforeBoundary = useMemo(
    () => openingBounds(shapes, { lat, lng, region }, isLoading),
    [shapes, lat, lng, region, isLoading],
  );
  return {
    plan,
    settings,
    features,
    shapes,
    boundary,
    /** The ground within it. */
    boundaryAreas,
    savedBoundary,
    /** What the boundary stands on, in words, where it stands on no titles. */
    boundaryNote: boundaryWords.standing(standing, outlineFrom),
    bounds,
    /** Where a map opens: at the farm, or before it has a boundary at what is drawn, else where its plan says it is. */
    openingBounds: bounds ?? beforeBoundary,
    isLoading,
    /** What is missing may have come since this device was here last. */
    mayBeStale,
    fault: phase === 'failed' && fault instanceof Error ? fault : undefined,
    may: (ability: PlanAbility): boolean => plan.abilities.includes(ability),
  };
}

export type PlanMapContent = ReturnType<typeof usePlanMap>;
