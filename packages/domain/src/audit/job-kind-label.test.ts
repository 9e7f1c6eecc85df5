import { expect, test } from 'vitest';
import { jobKindLabel } from './job-kind-label.ts';

test.each([
  ['planBook', 'Plan book'],
  ['mail', 'Letters'],
  ['somethingElse', 'somethingElse'],
])('work of the kind %s is called %s', (kind, label) => {
  expect(jobKindLabel(kind)).toBe(label);
});
