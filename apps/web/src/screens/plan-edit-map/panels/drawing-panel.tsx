import {
  checkDrawn,
  drawingWords,
  fieldsWhenDrawn,
  exactWords,
  startingAttributes,
  valuesFromShape,
  waysOf,
  type Attributes,
  type Shape,
} from '@tussock/domain';
import { Button, RadioGroup } from '@tussock/ui';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { FieldsForm } from '../../../activities/edit-fields/index.ts';
import { extrasOf } from '../../../activities/kind-extras/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import { useEnterToForm, useEnterToKeep } from '../saving/use-enter-to-form.ts';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';
import { AreaChanges } from './area-changes.tsx';
import type { SavingDrawn } from '../saving/use-saving-drawn.tsx';
import { circleOf, type Geometry } from '@tussock/geometry';
import { formKeys } from '../../../sync/drafts/index.ts';
import { FormGroundContext } from '../../../session/form-ground.ts';
import { refusalsOf } from '../../../session/save-from-form.ts';
import type { MapShape, PlanMapHandle } from '../../../map/index.ts';
import { FiguresOfShape } from '../measuring/figures-of-shape.tsx';
import { ByGps } from '../phone/by-gps.tsx';
import { ExactCorner } from '../measuring/exact-corner.tsx';
import { howToBegin, useHintWords } from '../drawing/drawing-hints.ts';
import { MeasuredShape } from '../measuring/measured-shape.tsx';
import { NudgePad } from '../measuring/nudge-pad.tsx';
import { useIsMapFull } from '../map-layout.tsx';
import { namesOf } from '../measuring/names-of.ts';
import { ShapeReadout } from '../measuring/shape-readout.tsx';
import { noted } from '../drawing/drawing-work.ts';
import { useDrawnNow } from '../drawing/drawn-now.ts';
import { useLiveShape, type DrawingState } from '../drawing/use-drawing.ts';
import type { DrawnProblems } from '../saving/use-edit-problems.ts';
import { isRefused, type ShapeCheck } from '../saving/use-shape-check.ts';
import type { Trims } from './use-trims.ts';
import styles from '../draw-screen.module.css';

const shapeNames: { readonly [S in Shape]: string } = { polygon: 'Area', line: 'Line', point: 'Point' };

interface DrawingPanelProps {
  readonly content: PlanMapContent;
  readonly drawing: DrawingState;
  readonly check: ShapeCheck;
  readonly faults: DrawnProblems;
  readonly trims: Trims;
  readonly saving: SavingDrawn;
  readonly map: RefObject<PlanMapHandle | null>;
  /** Called with the walked shape, to show it on the map. */
  readonly onWalked: (geometry: Geometry | null) => void;
  /** Called with shapes to highlight beside the drawing. */
  readonly onMark: (shapes: readonly MapShape[]) => void;
  /** Ends the drawing, after asking where something would be lost. */
  readonly onStop: () => void;
  /** Saves a changed shape; null while it cannot be saved. */
  readonly onKeep: (() => void) | null;
  /** Restarts it in another way, after asking the same. */
  readonly onBeginAnew: (begin: () => void) => void;
  /** Offers the kinds, to make it one of another. */
  readonly onKind: () => void;
}

interface PanelHeadProps extends Pick<DrawingPanelProps, 'onKind'> {
  readonly work: NonNullable<DrawingState['work']>;
}

/** Shown before a new shape is finished: how it is drawn, and the other ways to draw it. */
function HowToBegin({
  drawing,
  map,
  onWalked,
  onBeginAnew,
}: Pick<DrawingPanelProps, 'drawing' | 'map' | 'onWalked' | 'onBeginAnew'>) {
  const { work } = drawing;
  const words = useHintWords();
  if (!work) return null;
  const way = work.way ?? 'corners';
  const howTo = words(howToBegin(work));
  return (
    <>
      {waysOf(work.shape).length > 0 && (
        <RadioGroup
          label={exactWords.ways}
          look="segments"
          options={waysOf(work.shape)}
          value={way}
          onChange={(next) => onBeginAnew(() => drawing.drawIn(next))}
        />
      )}
      {/* A point has none. */}
      <p className={styles.hint}>
        {way === 'corners' && work.shape !== 'point' ? `${howTo} Corners snap to what is there.` : howTo}
      </p>
      {way === 'corners' && (
        <ByGps
          shape={work.shape}
          walk={drawing.walk}
          onTake={(shape, remark) => drawing.takeShape(shape, noted(remark))}
          onWalked={onWalked}
          onBeginAnew={onBeginAnew}
        />
      )}
      <MeasuredShape
        key={way}
        way={way}
        centre={() => map.current?.centre() ?? null}
        onTake={drawing.takeShape}
      />
    </>
  );
}

/** Coordinates of the corner at the pointer. */
function CornerNow({ drawing, map }: Pick<DrawingPanelProps, 'drawing' | 'map'>) {
  const edge = useDrawnNow(drawing.now, (drawn) => drawn?.edge ?? null);
  // What is finished is given its name next, or kept.
  const isFolded = drawing.finished !== null;
  return edge && <ExactCorner edge={edge} isFolded={isFolded} onPut={(at) => map.current?.setEdgeEnd(at)} />;
}

/** Area or length of the shape, updated with the pointer. */
function FiguresNow({
  drawing,
  ...shown
}: Pick<DrawingPanelProps, 'drawing'> & Omit<ComponentProps<typeof ShapeReadout>, 'geometry'>) {
  return <ShapeReadout geometry={useLiveShape(drawing)} {...shown} />;
}

/** Inputs for the running corner, and for the corners and edges of a finished shape. */
function ByCorners({ drawing, map, onMark }: Pick<DrawingPanelProps, 'drawing' | 'map' | 'onMark'>) {
  const { work, finished } = drawing;
  if (!work || work.shape === 'point') return null;
  return (
    <div className={styles.byCorners}>
      <CornerNow drawing={drawing} map={map} />
      {finished && (
        <NudgePad
          geometry={finished}
          onEdge={(edge, to) => map.current?.moveEdge(edge, to)}
          onCorner={(old, now) => map.current?.moveCorner(old, now)}
          onMark={onMark}
        />
      )}
    </div>
  );
}

/** What is drawn: its name, or its kind, which can be changed. On a phone the bar over the map says it. */
function PanelHead({ work: { kind, feature, shape }, onKind }: PanelHeadProps) {
  return (
    <div className={styles.chosenHead}>
      <p className={styles.eyebrow}>
        {feature ? `Shape of ${kind.label(feature.properties)}` : `New ${kind.names.inSentence}`}
      </p>
      {!feature && (
        <Button size="small" isQuiet onClick={onKind}>
          <KindSwatch style={kind.style} shape={shape} />
          {drawingWords.changeKind}
        </Button>
      )}
    </div>
  );
}

/** Panel beside the map while something is drawn: its figures, and after it is finished its form. */
export function DrawingPanel(props: DrawingPanelProps) {
  const {
    content,
    drawing,
    check,
    faults,
    trims,
    saving,
    map,
    onWalked,
    onMark,
    onKeep,
    onStop,
    onBeginAnew,
    onKind,
  } = props;
  const { work, finished } = drawing;
  const isMapFull = useIsMapFull();
  const panel = useEnterToForm();
  useEnterToKeep(onKeep);
  if (!work) return null;
  const { kind, feature } = work;
  const isRound = kind.isRound === true && finished?.type === 'Polygon' && circleOf(finished) !== null;
  const extras = extrasOf(kind.id);
  const { areaHectares, lengthMetres } = check.data ?? {};
  const measures = {
    ...(typeof areaHectares === 'number' ? { areaHectares } : {}),
    ...(typeof lengthMetres === 'number' ? { lengthMetres } : {}),
  };
  /** On a phone one saves what one is at; on a desktop the next of its kind is drawn at once. */
  const saveAs = (hasNext: boolean) => ({
    saveLabel: hasNext ? 'Save and draw next' : `Save ${kind.names.inSentence}`,
    onSave: (attributes: Attributes): Promise<void> => saving.create(attributes, { hasNext }),
  });
  const readout = (
    <FiguresNow
      drawing={drawing}
      hasFigure={!isMapFull}
      check={check}
      faults={faults}
      trims={trims.drawn}
      onUseRepaired={drawing.takeShape}
    />
  );
  const repaired = saving.repaired && (
    <Button size="small" onClick={() => saving.repaired && drawing.takeShape(saving.repaired)}>
      Use a mended shape
    </Button>
  );
  let body: ReactNode = (
    <HowToBegin drawing={drawing} map={map} onWalked={onWalked} onBeginAnew={onBeginAnew} />
  );
  // On a phone the row within the thumb's reach has these.
  if (finished && feature)
    body = !isMapFull && (
      <div className={styles.shapeActs}>
        <Button variant="primary" disabled={!onKeep} onClick={onKeep ?? undefined}>
          {drawingWords.keepShape}
          <kbd aria-hidden="true">↵</kbd>
        </Button>
        <Button onClick={onStop}>
          {drawingWords.putBack}
          <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
    );
  else if (finished && !isRefused(check) && !(isMapFull && drawing.drawn?.isGrowing))
    body = (
      <FormGroundContext value={{ featureId: undefined, geometry: finished }}>
        <FieldsForm
          key={`${work.featureId} ${kind.id}`}
          formKey={formKeys.newFeature(work.featureId)}
          fields={fieldsWhenDrawn(kind)}
          sections={kind.sections}
          values={{ ...startingAttributes(kind), ...valuesFromShape(kind, finished), ...work.values }}
          check={(values) => checkDrawn(kind, values, measures)}
          refusalsOf={refusalsOf}
          featureChoices={(collection) => namesOf(content, collection)}
          onCancel={onStop}
          isCancelAskedElsewhere
          // More corners may come from the cross: the keyboard stays there until Enter.
          focusesFirst={drawing.drawn?.isGrowing !== true}
          {...(isMapFull
            ? saveAs(false)
            : {
                ...saveAs(true),
                alsoSave: { label: saveAs(false).saveLabel, onSave: saveAs(false).onSave },
              })}
          extras={extras.form}
        >
          {extras.FormFoot && <extras.FormFoot featureId={undefined} geometry={finished} />}
        </FieldsForm>
      </FormGroundContext>
    );
  return (
    <section ref={panel} className={styles.drawing} aria-label={kind.names.singular}>
      {!isMapFull && <PanelHead work={work} onKind={onKind} />}
      {!feature && !finished && kind.shapes.length > 1 && (
        <RadioGroup
          label="Drawn as"
          look="segments"
          options={kind.shapes.map((shape) => ({ id: shape, label: shapeNames[shape] }))}
          value={work.shape}
          onChange={(shape) => onBeginAnew(() => drawing.drawAs(shape))}
        />
      )}
      {readout}
      {feature && <AreaChanges drawing={drawing} faults={faults} kind={kind} />}
      {drawing.drawing && !isRound && <ByCorners drawing={drawing} map={map} onMark={onMark} />}
      {finished && (
        <FiguresOfShape kind={kind} finished={finished} isNew={!feature} onTake={drawing.takeShape} />
      )}
      {repaired}
      {body}
    </section>
  );
}
