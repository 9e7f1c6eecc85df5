import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Address } from './route.ts';

interface GoOptions {
  /** The place one is at now is not gone back to. */
  readonly replace?: boolean;
  /** False where only a part of the page changes. */
  readonly resetScroll?: boolean;
}

export type Go = (to: Address, options?: GoOptions) => Promise<void>;

/** Goes to a place. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (to, options = {}) => navigate({ to: to.path, search: to.search, ...options }),
    [navigate],
  );
}
