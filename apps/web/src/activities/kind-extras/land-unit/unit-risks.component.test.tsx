import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordRow } from '@tussock/contract';
import { GEOMETRY, kinds, riskWords, type Attributes, type EntityId } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { FormGroundContext } from '../../../session/form-ground.ts';
import { formValuesFrom, type FormValues } from '../../../session/form-values.ts';
import { UnitLuc } from './ground-choice.tsx';
import { UnitRisks } from './unit-risks.tsx';
import { choicesIn } from './use-unit-in-form.ts';

/** Boxes of hundredths of a degree: 1.00 is some 90 ha across a unit of one by one. */
const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [171 + west / 100, -43],
      [171 + east / 100, -43],
      [171 + east / 100, -42.99],
      [171 + west / 100, -42.99],
      [171 + west / 100, -43],
    ],
  ],
});
const row = (
  entity: EntityId,
  [id, name]: readonly [string, string],
  geometry: PolygonGeometry,
  values: Attributes,
): RecordRow => ({
  id,
  entity,
  version: 1,
  values: { name, status: 'existing', ...values, [GEOMETRY]: geometry },
  made: {},
});
const [most, least] = ['0190b5a0-0000-7000-8000-000000000001', '0190b5a0-0000-7000-8000-000000000002'];
const rows = [
  row(kinds.luc.id, [most, '6e'], box(0, 0.7), { class: '6', subclass: 'e' }),
  row(kinds.luc.id, [least, '7e'], box(0.7, 1), { class: '7', subclass: 'e' }),
  row(kinds.csa.id, ['swale', 'Swale'], box(0.2, 0.3), { csaType: 'swale', connectedTo: 'drain' }),
];
const rolling = {
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'rolling',
  parentMaterial: 'loess',
  soilTexture: 'siltyClayLoam',
  drainage: 'imperfect',
  waterlogging: 'winter',
};
const ground = { featureId: 'unit', geometry: box(0, 1) };

/** The form of a unit, and what it holds: a field that stands elsewhere in it is typed in by `setValue`. */
function open(attributes: Attributes = rolling): UseFormReturn<FormValues> {
  const defaultValues = formValuesFrom(kinds.lmu.fields, attributes);
  const { result } = renderHook(() => useForm<FormValues>({ defaultValues }));
  render(
    <InOpenPlan place={null}>
      <FormGroundContext value={ground}>
        <FormProvider {...result.current}>
          <form>
            <input aria-label="Slope" id="f-slopeClass" />
            <UnitLuc />
            <UnitRisks />
          </form>
        </FormProvider>
      </FormGroundContext>
    </InOpenPlan>,
  );
  return result.current;
}
const risk = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const unfold = (name: string) => userEvent.click(risk(name));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

beforeEach(() => void openFakeRecord(rows));

describe('[RT-17] the form of a land unit is its risk assessment', () => {
  test('each level follows from what is typed and what lies on the land', async () => {
    const form = open();
    expect(risk('Runoff contamination').textContent).toContain('7 High');
    act(() => form.setValue('slopeClass', 'flat'));
    expect((await screen.findByRole('button', { name: /^Runoff.*6 Medium/ })).textContent).toBeDefined();
    await unfold('Runoff contamination');
    const land = screen.getByRole('table', { name: 'Inherent risk' });
    const source = within(land).getByRole('row', { name: /^Critical source area inside/ });
    expect(source.textContent).toContain('On the map: Swale');
    expect(source.textContent).toContain('+1');
  });

  test('what is not filled in is named, and leads to its field', async () => {
    open({ ...rolling, slopeClass: undefined });
    expect(risk('Erosion').textContent).toContain(riskWords.notRated);
    expect(risk('Soil compaction').textContent).toContain('9 High');
    await unfold('Erosion');
    await userEvent.click(screen.getByRole('button', { name: 'Slope' }));
    expect(document.activeElement?.id).toBe('f-slopeClass');
  });

  test('a mitigation is chosen once and takes its points off every risk it works against', async () => {
    const form = open();
    await tick('Avoid grazing when wet');
    expect(risk('Soil compaction').textContent).toContain('7 High');
    expect(risk('Erosion').textContent).toContain('5 Medium');
    await unfold('Erosion');
    const done = screen.getByRole('table', { name: 'Mitigations' });
    expect(within(done).getByRole('row', { name: 'Avoid grazing when wet −1' })).toBeDefined();
    expect(choicesIn(form.getValues())).toEqual([
      { riskType: 'soilCompaction', mitigations: ['avoidGrazing'] },
    ]);
    await tick('Avoid grazing when wet');
    expect(choicesIn(form.getValues())).toEqual([]);
  });

  test('the planner’s own level counts once it has a reason', async () => {
    open();
    await unfold('Soil compaction');
    await userEvent.click(screen.getByRole('button', { name: /Level in this plan/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Medium' }));
    expect(screen.getByText(riskWords.overrideNeedsReason)).toBeDefined();
    expect(risk('Soil compaction').textContent).toContain('9 High');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Stood off in August');
    expect(risk('Soil compaction').textContent).toContain('6 Medium');
    expect(screen.queryByText(riskWords.overrideNeedsReason)).toBeNull();
  });

  test('levels of before are not kept: they are worked out', () => {
    const form = open({
      ...rolling,
      risks: [{ riskType: 'erosion', inherentLevel: 'low', residualLevel: 'low', mitigations: [] }],
    });
    expect(choicesIn(form.getValues())[0]).toEqual({ riskType: 'erosion', mitigations: [] });
    expect(risk('Erosion').textContent).toContain('6 Medium');
  });
});

describe('the LUC units on a land unit', () => {
  test('are those of the map with their hectares, until a person chooses, and again when asked', async () => {
    const form = open();
    expect(screen.getByText(new RegExp(riskWords.ground.fromMap))).toBeDefined();
    expect(screen.getAllByText(/^\d+\.\d\d ha$/)).toHaveLength(2);
    await tick('6e');
    expect(form.getValues()['lucIds']).toEqual([least]);
    expect(risk('Erosion').textContent).toContain('7 High');
    await userEvent.click(screen.getByRole('button', { name: riskWords.ground.followMap }));
    expect(form.getValues()['lucIds']).toEqual([]);
    expect(risk('Erosion').textContent).toContain('6 Medium');
  });
});
