import type { FeatureReply } from '@tussock/contract';
import {
  analyteOfLayer,
  checkAttributes,
  isRemoved,
  kindByFeatureType,
  kinds,
  kindsByCollection,
  REMOVED_LAYER,
  startingAttributes,
  type Shape,
} from '@tussock/domain';
import { Button, Panel, RadioGroup } from '@tussock/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { boundaryPlace, drawPlace } from './place.ts';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { FieldsForm, type FeatureChoice } from '../../activities/edit-fields/index.ts';
import { SoilLayerControl, useSoilColours } from '../../activities/colour-by-soil/index.ts';
import { extrasOf } from '../../activities/kind-extras/index.ts';
import { LayerList } from '../../activities/filter-layers/index.ts';
import { usePlanMap, type PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { ConflictNotice, useFeatureWrites } from '../../activities/save-feature/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { PlanMap, type MapShape, type PlanMapHandle } from '../../map/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { ChosenFeature } from './chosen-feature.tsx';
import styles from './draw-screen.module.css';
import { DrawingTools } from './drawing-tools.tsx';
import { KindPicker } from './kind-picker.tsx';
import { MapLayout } from './map-layout.tsx';
import { ShapeReadout } from './shape-readout.tsx';
import { useCamera } from './use-camera.ts';
import { useDrawing } from './use-drawing.ts';
import { useShapeCheck, type ShapeCheck } from './use-shape-check.ts';

const shapeNames: { readonly [S in Shape]: string } = { polygon: 'Area', line: 'Line', point: 'Point' };

type DrawingState = ReturnType<typeof useDrawing>;

const howTo = {
  point: 'Click where it stands.',
  line: 'Click each corner; click the last one again to finish.',
  polygon: 'Click each corner; click the first one again to finish.',
} as const;

const namesOf = ({ features }: PlanMapContent, collection: string): readonly FeatureChoice[] => {
  const targets = kindsByCollection(collection);
  return features.flatMap(({ _id, featureType, properties }) => {
    const kind = targets.find(({ wording }) => wording.featureType === featureType);
    return kind ? [{ id: _id, name: kind.label(properties) || kind.names.singular }] : [];
  });
};

/** The keyboard goes along, or it would have to come the long way. */
const goTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
};

const measuresOf = ({ areaHectares, lengthMetres }: FeatureReply) => ({
  ...(areaHectares === null ? {} : { areaHectares }),
  ...(lengthMetres === null ? {} : { lengthMetres }),
});

/** Draw the farm: new features, their shapes and their values, on one map. */
export function DrawScreen({ planId }: PlanScreenPropsOf<typeof drawPlace>) {
  const { camera, keepCamera } = useCamera(drawPlace.at({ planId }).path);
  const content = usePlanMap(planId);
  const { settings, features, shapes, boundary, bounds, may } = content;
  const filters = useMapState((state) => state.filters);
  const hasLabels = useMapState((state) => state.showAllLabels);
  const activeId = useMapState((state) => state.activeFeature);
  const soil = useMapState((state) => state.riskLayers.transects);
  const soilAnalyte = (soil.enabled && analyteOfLayer(soil.type)) || null;
  const coloured = useSoilColours(planId, content, soilAnalyte);
  const map = useRef<PlanMapHandle>(null);
  const layers = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(planId);
  const { work, finished } = drawing;
  const check = useShapeCheck({
    planId,
    kind: work?.kind,
    featureId: work?.featureId ?? '',
    geometry: work ? finished : null,
  });
  const overlaps = useMemo(
    () =>
      finished && check.data
        ? check.data.overlaps.map(({ _id, geometry }): MapShape => ({ id: _id, geometry }))
        : [],
    [finished, check.data],
  );
  const takenShapes = useMemo(
    (): readonly MapShape[] =>
      work && !drawing.drawing && finished ? [{ id: work.featureId, geometry: finished }] : [],
    [work, drawing.drawing, finished],
  );
  const counts = useMemo(() => {
    const byKind = new Map<string, number>();
    for (const { kind } of shapes) byKind.set(kind.id, (byKind.get(kind.id) ?? 0) + 1);
    byKind.set(REMOVED_LAYER.id, features.filter(({ properties }) => isRemoved(properties)).length);
    return byKind;
  }, [shapes, features]);
  const active = features.find(({ _id }) => _id === activeId);
  // What is drawn or coloured is shown, also when its layer was hidden.
  const visible = useMemo(() => {
    const shown = [...(work ? [work.kind.id] : []), ...(soilAnalyte ? [kinds.transect.id] : [])];
    return [...filters, ...shown.filter((id) => !filters.includes(id))];
  }, [filters, work, soilAnalyte]);

  return (
    <MapLayout
      title="Draw the farm"
      map={
        <PlanMap
          ref={map}
          label="Map of the farm"
          tiles={settings}
          attribution={settings.titleTiles.attribution}
          camera={camera}
          bounds={bounds}
          onCamera={keepCamera}
          features={coloured}
          boundary={boundary}
          chosenTitles={takenShapes}
          overlaps={overlaps}
          visibleLayers={visible}
          hasLabels={hasLabels}
          selectedId={work ? null : activeId}
          onFeatureClick={(id) => tellMap({ type: 'activeFeatureSet', id })}
          onGroundClick={() => tellMap({ type: 'activeFeatureSet', id: null })}
          drawing={drawing.drawing}
          onDraw={drawing.heard}
        />
      }
      tools={
        work && <DrawingTools shape={work.shape} drawn={drawing.drawn} map={map} onCancel={drawing.end} />
      }
      panel={
        <>
          {content.fault && (
            <p className={styles.fault} role="alert">
              {content.fault.message}
            </p>
          )}
          {work ? (
            <DrawingPanel content={content} drawing={drawing} check={check} />
          ) : (
            <>
              {active && (
                <ActiveFeature
                  key={active._id}
                  planId={planId}
                  content={content}
                  activeId={active._id}
                  drawing={drawing}
                />
              )}
              {bounds === undefined && !content.isLoading && boundary.length === 0 && (
                <p className={styles.hint}>
                  This plan has no boundary yet.{' '}
                  <PlaceLink to={boundaryPlace.at({ planId })}>Choose its titles</PlaceLink> first, and the
                  map opens on the farm.
                </p>
              )}
              {may('editFeatures') && (
                <KindPicker onPick={drawing.drawNew} onLayers={() => goTo(layers.current)} />
              )}
              <div ref={layers} tabIndex={-1} className={styles.layers}>
                <Panel title="Layers" look="plain">
                  <LayerList counts={counts} />
                  <SoilLayerControl />
                </Panel>
              </div>
            </>
          )}
        </>
      }
    />
  );
}

function ActiveFeature({
  planId,
  content,
  activeId,
  drawing,
}: {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly activeId: string;
  readonly drawing: DrawingState;
}) {
  const feature = content.features.find(({ _id }) => _id === activeId);
  const kind = feature && kindByFeatureType(feature.featureType);
  const [isEditing, setIsEditing] = useState(false);
  const writes = useFeatureWrites((saved) => {
    setIsEditing(false);
    if (!saved || isRemoved(saved.properties)) tellMap({ type: 'activeFeatureSet', id: null });
  });
  if (!feature || !kind) return null;
  if (isEditing)
    return (
      <section className={styles.drawing} aria-label={kind.names.singular}>
        <FieldsForm
          key={feature.version}
          formKey={`feature:${feature._id}`}
          fields={kind.fields}
          sections={kind.sections}
          values={feature.properties}
          check={(values) => checkAttributes(kind, values, measuresOf(feature))}
          refusalsOf={refusalsOf}
          featureChoices={(collection) => namesOf(content, collection)}
          onCancel={() => setIsEditing(false)}
          saveLabel={`Save ${kind.names.inSentence}`}
          onSave={(attributes) => writes.update(feature, kind, { attributes })}
        />
        <ConflictNotice
          conflict={writes.conflict}
          onLeave={writes.leaveConflict}
          onKeepTheirs={() => setIsEditing(false)}
        />
      </section>
    );
  return (
    <ChosenFeature
      onEditHere={() => setIsEditing(true)}
      planId={planId}
      feature={feature}
      kind={kind}
      canEdit={content.may('editFeatures')}
      writes={writes}
      onEditShape={() => drawing.editShape(feature, kind)}
      onClose={() => tellMap({ type: 'activeFeatureSet', id: null })}
    />
  );
}

/** Beside the map while something is drawn: its figures, and when it is finished its form. */
function DrawingPanel({
  content,
  drawing,
  check,
}: {
  readonly content: PlanMapContent;
  readonly drawing: DrawingState;
  readonly check: ShapeCheck;
}) {
  const { work, finished, live } = drawing;
  const planId = content.plan._id;
  const writes = useFeatureWrites((saved) => {
    drawing.end();
    if (saved) tellMap({ type: 'activeFeatureSet', id: saved._id });
  });
  if (!work) return null;
  const { kind, feature, featureId } = work;
  const extras = extrasOf(kind.id);
  const isRefused = (check.data?.reasons.length ?? 0) > 0 && !check.isPlaceholderData;
  const { areaHectares, lengthMetres } = check.data ?? {};
  const measures = {
    ...(typeof areaHectares === 'number' ? { areaHectares } : {}),
    ...(typeof lengthMetres === 'number' ? { lengthMetres } : {}),
  };
  const readout = <ShapeReadout geometry={live} check={check} onUseRepaired={drawing.takeShape} />;
  const repaired = writes.repaired && (
    <Button size="small" onClick={() => writes.repaired && drawing.takeShape(writes.repaired)}>
      Use a mended shape
    </Button>
  );
  let body: ReactNode = (
    <p className={styles.hint}>{`${howTo[work.shape]} Corners snap to what is there.`}</p>
  );
  if (finished && feature)
    body = (
      <div className={styles.acts}>
        <Button onClick={drawing.end}>Cancel</Button>
        <Button
          variant="primary"
          disabled={isRefused}
          // A refusal is shown as a toast, a conflict as a window; the shape stays on the map.
          onClick={() => void writes.update(feature, kind, { geometry: finished }).catch(() => undefined)}
        >
          Save shape
        </Button>
      </div>
    );
  else if (finished && !isRefused)
    body = (
      <FieldsForm
        formKey={`new:${planId}:${kind.id}`}
        fields={kind.fields}
        sections={kind.sections}
        values={startingAttributes(kind)}
        check={(values) => checkAttributes(kind, values, measures)}
        refusalsOf={refusalsOf}
        featureChoices={(collection) => namesOf(content, collection)}
        onCancel={drawing.end}
        saveLabel={`Save ${kind.names.inSentence}`}
        onSave={async (attributes) => {
          await writes.create({ id: featureId, kind, geometry: finished, attributes });
        }}
        extras={extras.form}
      >
        {extras.FormFoot && <extras.FormFoot featureId={undefined} geometry={finished} />}
      </FieldsForm>
    );
  return (
    <section className={styles.drawing} aria-label={kind.names.singular}>
      <p className={styles.eyebrow}>
        {feature ? `Shape of ${kind.label(feature.properties)}` : `New ${kind.names.inSentence}`}
      </p>
      {!feature && !finished && kind.shapes.length > 1 && (
        <RadioGroup
          label="Drawn as"
          look="segments"
          options={kind.shapes.map((shape) => ({ id: shape, label: shapeNames[shape] }))}
          value={work.shape}
          onChange={drawing.drawAs}
        />
      )}
      {readout}
      {repaired}
      {body}
      <ConflictNotice conflict={writes.conflict} onLeave={writes.leaveConflict} onKeepTheirs={drawing.end} />
    </section>
  );
}
