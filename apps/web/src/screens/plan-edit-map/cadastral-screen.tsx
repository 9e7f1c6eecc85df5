import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  previewBoundary,
  searchTitles,
  type BodyOf,
  type BoundaryFeature,
  type TitleFeature,
} from '@tussock/contract';
import {
  boundaryIdOf,
  BREAK_MARKER,
  recordWords,
  refusals,
  sayHectares,
  toasts,
  type PlanInfo,
} from '@tussock/domain';
import { bounds as boundsOf, unionBounds, type Position } from '@tussock/geometry';
import { Button, EmptyState } from '@tussock/ui';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { boundaryPlace } from './place.ts';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../map/index.ts';
import { mapStore } from '../../plan-session/map-store.ts';
import { nextSelection } from '../../plan-session/title-selection.ts';
import { keepUnsavedTitles, readUnsavedTitles } from '../../plan-session/unsaved-titles.ts';
import { saveToRecord } from '../../record/index.ts';
import { client } from '../../session/client.ts';
import { resetLists } from '../../session/query-client.ts';
import styles from './cadastral-screen.module.css';
import { MapLayout } from './map-layout.tsx';
import { ChosenTitles, FoundTitles, KeptTitles } from './title-sections.tsx';
import { TitleSearch } from './title-search.tsx';
import { useCamera } from './use-camera.ts';

type SearchBody = BodyOf<typeof searchTitles>;

const sentenceOf = (error: unknown): string | null => {
  if (!error) return null;
  return error instanceof Error ? error.message.split(BREAK_MARKER).join(' ') : refusals.generic;
};

const shapeOf = ({ properties, geometry }: TitleFeature): MapShape => ({ id: properties.id, geometry });

const addressOf = ({ physicalAddress = '' }: Partial<PlanInfo>): string => physicalAddress;

/** Search titles, see them, choose several; their merge is the boundary. */
export function CadastralScreen({ planId }: PlanScreenPropsOf<typeof boundaryPlace>) {
  const url = boundaryPlace.at({ planId }).path;
  const { camera, keepCamera } = useCamera(url);
  const left = useStore(mapStore, ({ urlToCameraPosition }) => urlToCameraPosition[url]);
  const content = usePlanMap(planId);
  const { plan, settings, savedBoundary, bounds, may } = content;
  const map = useRef<PlanMapHandle>(null);
  const [selection, tell] = useReducer(nextSelection, planId, readUnsavedTitles);
  // What was chosen on an earlier visit and is here again.
  const [wasKept, setWasKept] = useState(selection.isChanged);
  useEffect(() => keepUnsavedTitles(planId, selection), [planId, selection]);
  const { known, foundIds, selectedIds, seenIds, isChanged } = selection;
  useEffect(() => {
    if (savedBoundary) tell({ type: 'boundaryFetched', features: savedBoundary.features });
  }, [savedBoundary]);

  const toggle = (id: string): void => tell({ type: 'titleToggled', id });
  const titlesOf = (ids: readonly string[]): TitleFeature[] => ids.flatMap((id) => known[id] ?? []);
  const selected = useMemo(() => selectedIds.flatMap((id) => known[id] ?? []), [selectedIds, known]);
  const found = titlesOf(foundIds);

  const ask = (body: SearchBody) => client.call(searchTitles, { body }, { isQuiet: true });
  const search = useMutation({
    mutationFn: ask,
    onSuccess: ({ features: collections }) => {
      const features = collections.flatMap((collection) => collection.features);
      tell({ type: 'titlesFound', features });
      const around = unionBounds(features.map(({ geometry }) => boundsOf(geometry)));
      if (around) map.current?.fitTo(around);
    },
  });
  const click = useMutation({
    mutationFn: (position: Position) => ask({ position: [position[0], position[1]] }),
    onSuccess: ({ features }, position) =>
      tell({
        type: 'groundClicked',
        features: features.flatMap((collection) => collection.features),
        position,
      }),
  });
  const preview = useQuery({
    queryKey: ['cadastral.preview', planId, [...selectedIds].sort((a, b) => a.localeCompare(b))],
    queryFn: ({ signal }) =>
      client.call(previewBoundary, { body: { ids: [...selectedIds] } }, { signal, isQuiet: true }),
    enabled: selectedIds.length > 0 && may('editBoundary'),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const shownMerge = preview.data?.boundaryFeatures ?? savedBoundary?.boundaryFeatures;
  const merged = selectedIds.length === 0 || !shownMerge ? NO_BLOCKS : shownMerge;
  // The figure of an earlier choice would be taken for that of this one.
  const areaHectares =
    selectedIds.length === 0 || preview.isPlaceholderData ? null : (preview.data?.areaHectares ?? null);
  const save = useMutation({
    mutationFn: () =>
      saveToRecord({
        label: recordWords.boundaryChanged,
        toast: toasts.boundariesSaved(),
        parts: [
          {
            entity: 'boundary',
            entityId: boundaryIdOf(planId),
            op: 'update',
            set: { titles: [...selectedIds] },
            base: { titles: [...seenIds] },
          },
        ],
      }),
    onSuccess: () => {
      setWasKept(false);
      tell({ type: 'selectionSaved' });
      // The list of plans says how large they are.
      resetLists(['plans']);
    },
  });
  const chosenShapes = useMemo(() => selected.map(shapeOf), [selected]);
  const foundShapes = useMemo(
    () => foundIds.flatMap((id) => known[id] ?? []).map(shapeOf),
    [foundIds, known],
  );
  const mergedShapes = useMemo(
    () => merged.map(({ properties, geometry }): MapShape => ({ id: properties.id, geometry })),
    [merged],
  );

  // Nothing that was found or chosen, and too far off to see a title.
  const isNowhereYet =
    Object.keys(known).length === 0 && (left ? left.zoom < settings.titleTiles.minZoom : !bounds);

  return (
    <MapLayout
      title="Boundary"
      tools={
        isNowhereYet && <p className={styles.nowhere}>Find the farm first: its titles then show here.</p>
      }
      map={
        <PlanMap
          ref={map}
          label="Map of property titles and the farm boundary"
          tiles={settings}
          attribution={settings.titleTiles.attribution}
          camera={camera}
          bounds={bounds}
          onCamera={keepCamera}
          features={NO_FEATURES}
          isLoading={content.isLoading}
          boundary={mergedShapes}
          chosenTitles={chosenShapes}
          foundTitles={foundShapes}
          visibleLayers={BOUNDARY_ONLY}
          hasLabels={false}
          hasTitles
          {...(may('editBoundary') ? { onGroundClick: (position: Position) => click.mutate(position) } : {})}
        />
      }
      panel={
        <>
          {may('editBoundary') && (
            <TitleSearch
              // A farm without a boundary is looked for where its plan says it is.
              address={bounds ? '' : addressOf(plan.info)}
              isSearching={search.isPending}
              error={sentenceOf(search.error ?? click.error)}
              onSearch={(body) => search.mutate(body)}
            />
          )}
          {search.isSuccess && found.length === 0 && (
            <EmptyState title="No title was found" icon="search">
              Try part of the number, another spelling, or click the title on the map.
            </EmptyState>
          )}
          <KeptTitles
            isKept={wasKept && savedBoundary !== undefined}
            onPutBack={() => {
              setWasKept(false);
              tell({ type: 'choicePutBack', features: savedBoundary?.features ?? [] });
            }}
          />
          <FoundTitles
            titles={found}
            selectedIds={selectedIds}
            hasMore={search.data?.hasMore === true}
            onToggle={toggle}
            onChooseAll={() => tell({ type: 'foundSelected' })}
          />
          <ChosenTitles
            titles={selected}
            selectedIds={selectedIds}
            onToggle={toggle}
            {...(may('editBoundary') ? { onClear: () => tell({ type: 'selectionCleared' }) } : {})}
          />
          {selected.length > 0 && (
            <div className={styles.total}>
              <span>{merged.length > 1 ? `Boundary, ${merged.length} blocks` : 'Boundary'}</span>
              <output aria-label="Area of the boundary">
                {areaHectares === null ? '…' : sayHectares(areaHectares)}
              </output>
            </div>
          )}
          {preview.error && (
            <p className={styles.fault} role="alert">
              {sentenceOf(preview.error)}
            </p>
          )}
          {save.error && (
            <p className={styles.fault} role="alert">
              {sentenceOf(save.error)}
            </p>
          )}
          {may('editBoundary') && (
            <div className={styles.save}>
              <Button
                variant="primary"
                isFullWidth
                isPending={save.isPending}
                disabled={!isChanged}
                onClick={() => save.mutate()}
              >
                Save boundary
              </Button>
            </div>
          )}
        </>
      }
    />
  );
}

const NO_BLOCKS: readonly BoundaryFeature[] = [];
const NO_FEATURES: readonly never[] = [];
const BOUNDARY_ONLY = ['boundary'] as const;
