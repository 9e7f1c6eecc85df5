import {
  applicationFigures,
  groundChoice,
  groundOnDevice,
  nutrientsInWords,
  formatPrice,
} from '@tussock/domain';
import { isPolygonal, type Geometry } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OfflineError } from '../../../api/errors.ts';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { usePlanFeatures } from '../../../sync/index.ts';
import { figure } from './figure-text.ts';
import { FigureList } from './figure-list.tsx';
import styles from './fertiliser.module.css';
import { useTrial } from './use-trial.ts';
import { WhatIf } from './what-if.tsx';

interface FertiliserFootProps {
  readonly featureId: string | undefined;
  readonly geometry: Geometry | null;
}

const sayUnknown = (error: Error): string =>
  error instanceof OfflineError
    ? 'The area cannot be worked out while you are offline: type it, or save it once you are back online.'
    : 'The area could not be worked out just now.';

/** What is chosen or drawn, as this device alone knows it; undefined where only the server can tell. */
function useGroundHere({
  geometry,
  properties,
  isAsked,
}: {
  readonly geometry: Geometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly isAsked: boolean;
}) {
  const { planId } = useOpenPlan();
  const features = usePlanFeatures(planId);
  const byId = useMemo(() => new Map(features.map((feature) => [feature._id, feature])), [features]);
  const drawn = geometry && isPolygonal(geometry) ? geometry : null;
  return isAsked ? groundOnDevice({ drawn, properties }, byId) : undefined;
}

/** Whether the area was just emptied, for another to be typed: until the field is left it is not filled in again. */
function useEmptiedArea(): boolean {
  const { setValue, subscribe } = useFormContext();
  const [isEmptied, setIsEmptied] = useState(false);
  // Only what a person does is of the type 'change': what is set from here is not.
  useEffect(
    () =>
      subscribe({
        name: 'area',
        formState: { values: true },
        callback: ({ name, type, values: { area: typed } }) => {
          if (name !== 'area' || type !== 'change') return;
          const isBlank = String(typed ?? '').trim() === '';
          setIsEmptied(isBlank);
          setValue('areaIsTyped', !isBlank, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
  useEffect(() => {
    const leave = (): void => setIsEmptied(false);
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, []);
  return isEmptied;
}

/** Whether an application keeps the area it was saved with: until other ground is chosen, or the map's is asked for. */
function useKeptArea(
  { featureId, geometry }: FertiliserFootProps,
  values: Readonly<Record<string, unknown>>,
) {
  const { defaultValues: saved = {} } = useFormContext().formState;
  const [savedGeometry] = useState(geometry);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const isSameGround =
    groundChoice({ geometry: savedGeometry, properties: saved }) ===
    groundChoice({ geometry, properties: values });
  const isKept = featureId !== undefined && !isGivenUp && saved['areaIsTyped'] === false && isSameGround;
  return { isKept, giveUp: () => setIsGivenUp(true) };
}

/** Below the fields of an application: how its area comes about, its totals, and what nitrogen it would bring each place to. */
export function FertiliserFoot({ featureId, geometry }: FertiliserFootProps) {
  const { control, setValue } = useFormContext();
  const isEmptied = useEmptiedArea();
  const values: Readonly<Record<string, unknown>> = useWatch({ control });
  const isEmpty = values['area'] === '' || values['area'] === undefined;
  const isTyped = values['areaIsTyped'] === true && !isEmpty;
  const kept = useKeptArea({ featureId, geometry }, values);
  const isKept = kept.isKept && !isTyped && !isEmpty;
  // Tried with the very area that is saved.
  const properties = isKept ? { ...values, areaIsTyped: true } : values;
  const { data: trial, error } = useTrial({ featureId, geometry, properties });
  const { area, totals } = applicationFigures(values);
  // Without a line the map's own areas are as good, as long as nothing is cut out of them.
  const here = useGroundHere({ geometry, properties: values, isAsked: error !== null });
  const ground = error ? here : trial?.area;
  const hectares = ground?.hectares ?? 0;
  const follow = (): void => {
    kept.giveUp();
    setValue('areaIsTyped', false, { shouldDirty: true });
  };

  // Nobody should have to type what the map knows: the area follows what is chosen until a person types one.
  useEffect(() => {
    if (!isTyped && !isKept && !isEmptied && hectares > 0 && area !== hectares)
      setValue('area', String(hectares), { shouldDirty: true });
  }, [isTyped, isKept, isEmptied, area, hectares, setValue]);

  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.title}>Area on the map</h2>
        {ground && hectares > 0 ? (
          <ul className={styles.sum} aria-label="How the area is worked out">
            {ground.parts.map((part, index) => (
              // Parts have no id; they are made anew together.
              <li key={`${index}:${part.label}`}>
                <span>{part.label}</span>
                <span>{`${part.hectares < 0 ? '−' : ''}${figure(Math.abs(part.hectares))} ha`}</span>
              </li>
            ))}
            <li className={styles.total}>
              <span>Area</span>
              <span>{`${figure(hectares)} ha`}</span>
            </li>
          </ul>
        ) : (
          <p className={styles.note}>
            {error && !here ? sayUnknown(error) : 'Choose paddocks or draw the shape.'}
          </p>
        )}
        {(isTyped || isKept) && hectares > 0 && area !== hectares && (
          <div>
            <p className={styles.note} role="status">
              {isTyped
                ? `The area was typed: ${figure(area)} ha. The map says ${figure(hectares)} ha.`
                : `Saved with ${figure(area)} ha, on the ground of that day. The map now says ${figure(hectares)} ha.`}
            </p>
            <Button size="small" onClick={follow}>{`Use ${figure(hectares)} ha`}</Button>
          </div>
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>Altogether</h2>
        <FigureList
          label="Totals"
          rows={[
            { label: 'Quantity', value: `${figure(totals.quantity)} t` },
            { label: 'Nutrients', value: nutrientsInWords(totals) },
            { label: 'Price', value: formatPrice(totals) },
          ]}
        />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>Nitrogen with this application</h2>
        {trial && <WhatIf trial={trial} />}
      </section>
    </>
  );
}
