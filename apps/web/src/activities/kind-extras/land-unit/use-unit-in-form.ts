import {
  checkFields,
  kinds,
  riskOfUnit,
  type Attributes,
  type LandFeature,
  type LandOfPlan,
  type RiskChoices,
  type UnitRisk,
} from '@tussock/domain';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { useLand } from '../../../sync/index.ts';
import { useFormGround } from '../../../session/form-ground.ts';
import { formValuesFrom, type FormValues } from '../../../session/form-values.ts';

const { fields, wording } = kinds.lmu;
const riskRow = fields.risks.row;

/** The rows of the form as they are stored; what is worked out from the land is never kept in them. */
export const choicesIn = (values: FormValues): RiskChoices =>
  ((values['risks'] ?? []) as readonly Record<string, unknown>[]).map(
    ({ inherentLevel: _before, residualLevel: _after, ...row }) =>
      // Keys of the lists: the form offers no others. What is empty is left out.
      Object.fromEntries(
        Object.entries(row).filter(([, value]) => value !== ''),
      ) as unknown as RiskChoices[number],
  );

/** The same as the form holds it. */
const rowsOf = (choices: RiskChoices): FormValues[] =>
  choices.map((choice) => ({ ...formValuesFrom(riskRow, { ...choice }) }));

/** What of a half filled form can be read already: each field by itself. */
function readableIn(values: FormValues): Attributes {
  const readable = Object.entries(fields).flatMap(([key, field]) => {
    const checked = checkFields({ [key]: field }, { [key]: values[key] });
    return checked.ok ? [checked.attributes] : [];
  });
  return { ...Object.assign({}, ...readable), risks: choicesIn(values) };
}

interface UnitGround {
  readonly land: LandOfPlan;
  /** Where the unit of the form lies, whatever is typed; null while it has no shape. */
  readonly ground: LandFeature | null;
}

/** The ground of the land unit that is in the form, and what else lies on the farm. Stands still while somebody types. */
export function useUnitGround(): UnitGround {
  const { planId } = useOpenPlan();
  const { featureId, geometry } = useFormGround();
  const land = useLand(planId);
  const ground = useMemo(
    (): LandFeature | null =>
      geometry && {
        _id: featureId ?? '',
        featureType: wording.featureType,
        geometry,
        properties: {},
        areaHectares: null,
      },
    [geometry, featureId],
  );
  return { land, ground };
}

interface UnitInForm {
  /** Rated as it is typed; null while it has no shape. */
  readonly risk: UnitRisk | null;
  readonly choices: RiskChoices;
  readonly choose: (choices: RiskChoices) => void;
}

/** The land unit that is in the form, rated as it stands there. */
export function useUnitInForm(): UnitInForm {
  const { control, setValue } = useFormContext<FormValues>();
  const values = useWatch({ control });
  const { land, ground } = useUnitGround();
  const risk = useMemo(
    () => ground && riskOfUnit({ ...ground, properties: readableIn(values) }, land),
    [ground, land, values],
  );
  return {
    risk,
    choices: choicesIn(values),
    choose: (choices) => setValue('risks', rowsOf(choices), { shouldDirty: true, shouldTouch: true }),
  };
}
