import { allSections } from '@tussock/domain';
import { expect, test } from 'vitest';
import { firstSection } from './route.ts';

test('[RT-15] the way into the sections leads to the first of them', () => {
  expect(firstSection.route).toBe(allSections()[0]?.route);
});
