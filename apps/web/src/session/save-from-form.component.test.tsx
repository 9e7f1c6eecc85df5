import { updateFeature } from '@tussock/contract';
import { authErrors } from '@tussock/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthError } from '../api/errors.ts';
import { client } from './client.ts';
import { useSaveFromForm } from './save-from-form.ts';
import { toasts } from './toasts.ts';

afterEach(() => void vi.restoreAllMocks());

const saveRefusedBy = async (code: 102 | 200): Promise<unknown> => {
  vi.spyOn(client, 'call').mockRejectedValue(new AuthError(authErrors[code].title, code));
  const { result } = renderHook(() => useSaveFromForm());
  const save = result.current(updateFeature, {
    params: { planId: 'p1', featureId: 'f1' },
    query: { featureType: 'paddocks' },
    body: { properties: { name: 'Top' } },
  });
  return act(() => save.catch((error: unknown) => error));
};

test('[ERR-401] given a 401 without a code, when a form is saved, then it is told and the form hears that nothing was saved', async () => {
  const show = vi.spyOn(toasts, 'show');
  expect(await saveRefusedBy(200)).toBeInstanceOf(AuthError);
  expect(show).toHaveBeenCalledWith({ message: authErrors[200].title, type: 'danger' });
});

test('[ERR-401] given a session that ended, when a form is saved, then its own page tells it and no toast does', async () => {
  const show = vi.spyOn(toasts, 'show');
  expect(await saveRefusedBy(102)).toBeInstanceOf(AuthError);
  expect(show).not.toHaveBeenCalled();
});
