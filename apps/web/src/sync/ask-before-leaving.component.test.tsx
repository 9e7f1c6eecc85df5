import { expect, test } from 'vitest';
import { openFakeRecord } from './testing/fake-record.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';

/** Whether the browser would ask. */
function isAskedOnLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('whoever leaves while something is not kept yet is asked, and nobody else is', () => {
  askBeforeLeaving();
  openFakeRecord([], { isStoring: true });
  expect(isAskedOnLeaving()).toBe(true);
  openFakeRecord([], { isStoring: false });
  expect(isAskedOnLeaving()).toBe(false);
});
