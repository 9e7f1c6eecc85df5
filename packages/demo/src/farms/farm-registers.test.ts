import { checkFields, consentsIn, daysAfter, endingConsents, planInfoFields } from '@tussock/domain';
import { expect, test } from 'vitest';
import { demoValley } from './demo-valley.ts';
import { farmPlace } from './farm-place.ts';
import { farmRegisters } from './farm-registers.ts';
import { pickFarms } from './pick-farms.ts';

const TODAY = '2026-11-22';
const PAPER = '018f0000-0000-7000-8000-000000000001';

test.each(pickFarms(demoValley()))(
  '[ENT-1] $propertyName has every register, as its form would send it',
  (farm) => {
    const registers = farmRegisters(farm, { today: TODAY, idOf: () => PAPER });
    const info = { ...farm.info, ...farmPlace(farm, TODAY), ...registers };
    expect(checkFields(planInfoFields, info)).toEqual({ ok: true, attributes: info });
    expect(endingConsents(info, TODAY).map(({ expiresOn }) => expiresOn)).toEqual([daysAfter(TODAY, 52)]);
    expect(consentsIn(info).map(({ documents = [] }) => documents.length)).toEqual([1, 1, 0]);
  },
);
