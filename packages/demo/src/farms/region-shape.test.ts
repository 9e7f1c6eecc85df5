import { shapeOfRegion, shapePieces, type RecordRowValues } from '@tussock/domain';
import { expect, test } from 'vitest';
import { layOutFarm } from './arrange-farm.ts';
import { demoValley } from './demo-valley.ts';
import { farmPlace } from './farm-place.ts';
import { farmRegisters } from './farm-registers.ts';
import type { DemoFarm } from './farm.ts';
import { pastSoilTests } from './past-soil-tests.ts';
import { pickFarms } from './pick-farms.ts';
import { planActions } from './planned-actions.ts';
import { stockYears } from './stock-years.ts';

const TODAY = '2026-11-22';

const row = (entity: string, values: object): RecordRowValues => ({
  entity,
  values: { ...values },
  made: {},
});

/** Everything that the demonstration writes of a farm, as rows of its record. */
function rowsOf(farm: DemoFarm): readonly RecordRowValues[] {
  const { actions, answers, leftOut } = planActions(farm.character, TODAY);
  const stock = stockYears(farm, { units: [{ id: 'unit', hectares: farm.hectares }], today: TODAY });
  return [
    row('plan', {
      ...farm.info,
      ...farmPlace(farm, TODAY),
      ...farmRegisters(farm, { today: TODAY, idOf: () => undefined }),
    }),
    row('boundary', { titles: farm.titleIds }),
    ...layOutFarm(farm).map(({ kindId, attributes }) => row(kindId, attributes)),
    ...pastSoilTests(0, TODAY).map(({ details }) => row('soilTest', details)),
    ...stock.map((one) => row('stockRow', one)),
    ...answers.map((answer) => row('subOutcome', answer)),
    ...leftOut.map((one) => row('section', one)),
    ...actions.map(({ values }) => row('action', values)),
    ...actions.flatMap(({ photos }) => photos.map((moment) => row('evidence', { moment }))),
  ];
}

test.each(pickFarms(demoValley()))('$propertyName has every piece that its region asks for', (farm) => {
  const areas = shapePieces(shapeOfRegion(farm.info.region), rowsOf(farm));
  expect(areas.flatMap(({ missing }) => missing.map(({ title }) => title))).toEqual([]);
  expect(areas.flatMap(({ recorded }) => recorded).length).toBeGreaterThan(40);
});
