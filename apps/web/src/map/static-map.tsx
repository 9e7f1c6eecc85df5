import { isFoundIn, mapWords } from '@tussock/domain';
import { isPolygonal, labelPoint } from '@tussock/geometry';
import { screenMap, SceneView } from '@tussock/reports';
import { ComboBox } from '@tussock/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { DrawingSession } from './draw/drawing-session.ts';
import { bordersOf } from './frame-of-map.ts';
import mapStyles from './plan-map.module.css';
import type { PlanMapProps } from './plan-map-props.ts';
import styles from './static-map.module.css';
import { useMapHandle } from './use-map-handle.ts';

/** Most features listed at once; typing finds more. */
const MOST_FOUND = 60;

/** Converts a click to coordinates of the scene, which fills the width of its element. */
function scenePoint(
  { clientX, clientY, currentTarget }: MouseEvent,
  width: number,
): readonly [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const scale = width / box.width;
  return [(clientX - box.left) * scale, (clientY - box.top) * scale];
}

/** Static map, as printed in reports, for browsers without WebGL: features are selected by a click or from a list; drawing is not possible. */
export function StaticMap({ ref, ...props }: PlanMapProps) {
  const {
    label,
    features,
    boundary,
    visibleLayers,
    selectedId = null,
    onFeatureClick,
    goingTo,
    onWent,
    children,
  } = props;
  const session = useRef<DrawingSession | null>(null);
  useMapHandle(ref, null, session);
  // A static map shows the whole farm already.
  const arrive = useEffectEvent(() => onWent?.());
  useEffect(() => {
    if (goingTo) arrive();
  }, [goingTo]);
  const shown = useMemo(
    () => features.filter(({ kind }) => visibleLayers.includes(kind.id)),
    [features, visibleLayers],
  );
  const map = useMemo(() => {
    const areas = bordersOf({ visibleLayers, boundary }).flatMap(({ geometry }) =>
      isPolygonal(geometry) ? [geometry] : [],
    );
    return screenMap(areas, shown);
  }, [shown, boundary, visibleLayers]);
  const [searched, setSearched] = useState('');
  const found = shown.filter(({ name }) => isFoundIn(name, searched)).slice(0, MOST_FOUND);
  const choose = (id: string | null | undefined): void => {
    const feature = shown.find((one) => one.id === id);
    if (feature) onFeatureClick?.(feature.id, labelPoint(feature.geometry));
  };
  return (
    <section className={styles.page} aria-label={label}>
      <p role="status">{mapWords.noMap}</p>
      {onFeatureClick && shown.length > 0 && (
        <ComboBox
          label={mapWords.chooseFeature}
          placeholder="Type to find"
          value={selectedId}
          options={found.map(({ id, name, kind }) => ({ id, label: name || kind.names.singular }))}
          onSearch={setSearched}
          onChange={choose}
        />
      )}
      {map && (
        // The list beside it does the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          className={styles.map}
          style={{ aspectRatio: `${map.scene.width} / ${map.scene.height}` }}
          onClick={(event) => choose(map.featureAt(scenePoint(event, map.scene.width)))}
        >
          <SceneView scene={map.scene} label={label} />
        </div>
      )}
      {children}
      <output
        className={mapStyles.state}
        data-map-state="none"
        data-map-features={features.length}
        aria-hidden="true"
      />
    </section>
  );
}
