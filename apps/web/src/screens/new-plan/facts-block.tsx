import { labelOfOption, newPlanWords, planCreationFields, regionAt, regions } from '@tussock/domain';
import { labelPoint, type PolygonRings } from '@tussock/geometry';
import { Button, IconButton } from '@tussock/ui';
import { useEffect, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { fieldInputs } from '../../activities/edit-fields/index.ts';
import type { InputProps } from '../../session/input-props.ts';
import { readCountry } from '../../map/index.ts';
import styles from './new-plan-screen.module.css';
import { useLand } from './use-land-choice.ts';

const { region: regionField, catchment: catchmentField } = planCreationFields;
const noChoices = (): readonly never[] => [];
const NO_SIBLINGS = {};

/** Fills in what the ground says of an empty field: titles may be chosen on the map, without an address. */
function useFilledFromGround(): void {
  const { merged, facts } = useLand();
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (facts?.catchment && !getValues('catchment'))
      setValue('catchment', facts.catchment, { shouldDirty: true });
  }, [facts, getValues, setValue]);
  useEffect(() => {
    const coordinates = merged.flatMap(({ geometry }): readonly PolygonRings[] =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    );
    if (coordinates.length === 0 || getValues('region')) return undefined;
    let isOver = false;
    const fill = async (): Promise<void> => {
      const country = await readCountry().catch(() => undefined);
      const region = country && regionAt(country, labelPoint({ type: 'MultiPolygon', coordinates }));
      if (!isOver && region && !getValues('region')) setValue('region', region, { shouldDirty: true });
    };
    void fill();
    return () => {
      isOver = true;
    };
  }, [merged, getValues, setValue]);
}

/** The council, the first of the facts. */
export function RegionFact() {
  useFilledFromGround();
  const value: unknown = useWatch({ name: 'region' });
  return (
    <FieldFact
      path="region"
      value={typeof value === 'string' && value ? labelOfOption(regions, value) : ''}
      source={newPlanWords.byPlace}
    />
  );
}

/** The catchment, and below it what is known and cannot be typed. */
export function CatchmentFacts() {
  const { facts, isReadingFacts, selected } = useLand();
  const value: unknown = useWatch({ name: 'catchment' });
  const isKnown = typeof value === 'string' && value !== '' && value === facts?.catchment;
  const { factLabels } = newPlanWords;
  return (
    <>
      <FieldFact
        path="catchment"
        value={typeof value === 'string' ? value : ''}
        source={isKnown ? (facts?.catchmentSource ?? '') : ''}
      />
      {selected.length > 0 && (
        <div aria-busy={isReadingFacts} className={styles.facts}>
          <Fact
            label={factLabels.streams}
            value={facts?.streams ? newPlanWords.streams(facts.streams) : ''}
            isReading={isReadingFacts}
            source={newPlanWords.riverLines}
          />
          <Fact
            label={factLabels.slope}
            value={facts?.slope ? newPlanWords.slope(facts.slope) : ''}
            isReading={isReadingFacts}
            source={facts?.slopeSource ?? ''}
          />
          <Fact label={factLabels.soil} value={newPlanWords.soilOnMap} />
          <Fact label={factLabels.owner} value={newPlanWords.ownerUnknown} />
        </div>
      )}
    </>
  );
}

/** A fact that can be mended: its words with a pencil, or its input. */
function FieldFact({
  path,
  value,
  source,
}: {
  readonly path: 'region' | 'catchment';
  readonly value: string;
  readonly source: string;
}) {
  const { control, getFieldState, formState } = useFormContext();
  const [isMending, setIsMending] = useState(false);
  const field = path === 'region' ? regionField : catchmentField;
  const hasError = getFieldState(path, formState).error !== undefined;
  if (!isMending && !hasError)
    return (
      <Fact
        label={field.label}
        value={value}
        source={value ? source : ''}
        action={
          <IconButton
            icon="pencil"
            size="small"
            label={newPlanWords.mend(field.label.toLowerCase())}
            onClick={() => setIsMending(true)}
          />
        }
      />
    );
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setIsMending(false);
  };
  const Input = fieldInputs[field.type] as ComponentType<InputProps>; // the one of this field's own type
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the input in it is what is used; Escape only closes it
    <div className={styles.mending} onKeyDown={close}>
      <Controller
        control={control}
        name={path}
        render={({ field: { value: typed, onChange, onBlur }, fieldState: { error } }) => (
          <Input
            id={`new-plan-${path}`}
            name={path}
            field={field}
            value={typed}
            error={error?.message}
            onChange={onChange}
            onBlur={onBlur}
            siblings={NO_SIBLINGS}
            featureChoices={noChoices}
          />
        )}
      />
      <Button size="small" onClick={() => setIsMending(false)}>
        {newPlanWords.keep}
      </Button>
    </div>
  );
}

function Fact({
  label,
  value,
  source,
  isReading = false,
  action,
}: {
  readonly label: string;
  readonly value: string;
  readonly source?: string;
  readonly isReading?: boolean;
  readonly action?: ReactNode;
}) {
  const { selected } = useLand();
  const missing = selected.length > 0 ? newPlanWords.notFound : newPlanWords.comesWithTitles;
  return (
    <div className={styles.fact}>
      <span className={styles.soft}>{label}</span>
      <span className={styles.value}>{value || (isReading ? '…' : missing)}</span>
      <span className={styles.source}>{value ? source : ''}</span>
      {action}
    </div>
  );
}
