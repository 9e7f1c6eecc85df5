import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Address } from './route.ts';

interface GoOptions {
  /** Replaces the current history entry, so that Back skips it. */
  readonly replace?: boolean;
  /** False where only a part of the page changes. */
  readonly resetScroll?: boolean;
}

export type Go = (to: Address, options?: GoOptions) => Promise<void>;

/** Returns the function that navigates to an address. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (to, options = {}) => navigate({ to: to.path, search: to.search, ...options }),
    [navigate],
  );
}
