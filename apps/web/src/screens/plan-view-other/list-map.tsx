import type { FeatureReply } from '@tussock/contract';
import { BOUNDARY_LAYER, type AnyKind } from '@tussock/domain';
import { bounds, unionBounds } from '@tussock/geometry';
import { useEffect, useMemo, useRef } from 'react';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type PlanMapHandle } from '../../map/index.ts';
import styles from './lists.module.css';

interface ListMapProps {
  readonly kind: AnyKind;
  readonly content: PlanMapContent;
  readonly listed: readonly FeatureReply[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Where the listed features are. The chosen one is brought into the middle; one that is clicked is chosen. */
export function ListMap({ kind, content, listed, selectedId, onSelect }: ListMapProps) {
  const map = useRef<PlanMapHandle>(null);
  const { settings, shapes, boundary } = content;
  const shown = useMemo(() => {
    const ids = new Set(listed.map(({ _id }) => _id));
    return shapes.filter(({ id }) => ids.has(id));
  }, [listed, shapes]);
  const visible = useMemo(() => [BOUNDARY_LAYER.id, kind.id], [kind]);
  const selected = useMemo(() => listed.find(({ _id }) => _id === selectedId), [listed, selectedId]);
  const selectedShape = selected?.geometry;
  useEffect(() => {
    if (selectedShape) map.current?.fitTo(bounds(selectedShape));
  }, [selectedShape]);
  return (
    <div className={styles.map} data-selected={selectedId ?? undefined}>
      <PlanMap
        ref={map}
        label={`${kind.names.plural} on the farm`}
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        bounds={
          content.bounds ??
          unionBounds(shown.map(({ geometry }) => bounds(geometry))) ??
          content.openingBounds
        }
        features={shown}
        isLoading={content.isLoading}
        boundary={boundary}
        visibleLayers={visible}
        hasLabels
        selectedId={selectedId}
        onFeatureClick={onSelect}
      />
    </div>
  );
}
