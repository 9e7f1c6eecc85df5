import { afterEach, expect, test, vi } from 'vitest';
import { planRecordStore } from '../sync/open-record.ts';
import { openFakeRecord } from '../sync/testing/fake-record.ts';
import { watchPageLifecycle } from './page-lifecycle.ts';

afterEach(() => planRecordStore.setState({ record: null }));

const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

test('a page that goes closes the record of its plan, whose database and lock the next page needs', () => {
  openFakeRecord([]);
  const close = vi.spyOn(planRecordStore.getState().record ?? expect.fail('no record'), 'close');
  const page = new EventTarget();
  watchPageLifecycle(page as Window, vi.fn()); // as much of a window as it listens to
  page.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalledOnce();
});

test('a page that returns from the back/forward cache is loaded anew, one that is shown at first is not', () => {
  const page = new EventTarget();
  const reload = vi.fn();
  watchPageLifecycle(page as Window, reload); // as much of a window as it listens to
  page.dispatchEvent(shown(false));
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(shown(true));
  expect(reload).toHaveBeenCalledOnce();
});
