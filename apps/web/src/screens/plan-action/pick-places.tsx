import { BOUNDARY_LAYER, kinds, MOST_FEATURES, placePickWords as words } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Button, Checkbox, Dialog } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldExtraProps } from '../../session/field-extra.ts';
import type { FormValues } from '../../session/form-values.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap, type MapShape } from '../../map/index.ts';
import { useOpenPlan } from '../../routes/open-plan-context.ts';
import { usePlaceNames } from '../../sync/index.ts';
import { nameWithSize } from './place-size.ts';
import { placesUnder } from './places-under.ts';
import styles from './pick-places.module.css';

const visible = [BOUNDARY_LAYER.id, ...Object.keys(kinds)];

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []); // ids alone are set

/** Below the list of places: the way to choose them on the map. */
export function PickPlaces({ path }: FieldExtraProps) {
  const [isShown, setIsShown] = useState(false);
  const { setValue } = useFormContext<FormValues>();
  const chosen = idsIn(useWatch<FormValues>({ name: path }));
  return (
    <div>
      <Button size="small" icon="map" onClick={() => setIsShown(true)}>
        {words.pick}
      </Button>
      {isShown && (
        <PickDialog
          chosen={chosen}
          onChoose={(ids) => setValue(path, [...ids], { shouldDirty: true, shouldTouch: true })}
          onClose={() => setIsShown(false)}
        />
      )}
    </div>
  );
}

interface PickDialogProps {
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The map of the farm: a press on a place chooses it. By keyboard the map is moved until the place is under the cross. */
function PickDialog({ chosen, onChoose, onClose }: PickDialogProps) {
  const { planId } = useOpenPlan();
  const { settings, shapes, boundary, openingBounds, isLoading } = usePlanMap(planId);
  const [centre, setCentre] = useState<Position | null>(null);
  const under = useMemo(() => (centre ? placesUnder(shapes, centre) : []), [shapes, centre]);
  const marked = useMemo(
    () =>
      shapes.filter(({ id }) => chosen.includes(id)).map(({ id, geometry }): MapShape => ({ id, geometry })),
    [shapes, chosen],
  );
  const toggle = (id: string): void => {
    if (chosen.includes(id)) onChoose(chosen.filter((one) => one !== id));
    else if (chosen.length < MOST_FEATURES) onChoose([...chosen, id]);
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      size="full"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.pick}>
        <div className={styles.map}>
          <PlanMap
            label={words.map}
            tiles={settings}
            attribution={settings.titleTiles.attribution}
            bounds={openingBounds}
            features={shapes}
            isLoading={isLoading}
            boundary={boundary}
            marked={marked}
            visibleLayers={visible}
            hasLabels
            hasCross
            onCamera={({ center }) => setCentre([...center])}
            onFeatureClick={toggle}
          />
        </div>
        <div className={styles.lists}>
          <PlaceBoxes
            title={words.chosen(chosen.length)}
            none={words.none}
            ids={chosen}
            chosen={chosen}
            onToggle={toggle}
          />
          <PlaceBoxes
            title={words.under}
            none={words.nothingUnder}
            ids={under.map(({ id }) => id)}
            chosen={chosen}
            onToggle={toggle}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface PlaceBoxesProps {
  readonly title: string;
  readonly none: string;
  readonly ids: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Places by their names and sizes, each to be taken or left. */
function PlaceBoxes({ title, none, ids, chosen, onToggle }: PlaceBoxesProps) {
  const { planId } = useOpenPlan();
  const { byId, nameOf } = usePlaceNames(planId);
  return (
    <section className={styles.boxes} aria-label={title}>
      <h3>{title}</h3>
      {ids.length === 0 && <p>{none}</p>}
      {ids.map((id) => {
        const place = byId.get(id);
        return (
          <Checkbox key={id} isSelected={chosen.includes(id)} onChange={() => onToggle(id)}>
            {place ? nameWithSize(nameOf(id) ?? '', place) : words.gone}
          </Checkbox>
        );
      })}
    </section>
  );
}
