import { readShapeLock } from '@tussock/domain';
import { useMemo } from 'react';
import { useRows } from './use-record.ts';

/** The shapes of the open plan that are held as they are, by id; live. */
export function useShapeLocks(): ReadonlySet<string> {
  const rows = useRows('shapeLock');
  return useMemo(
    () =>
      new Set(
        rows.flatMap(({ values }) => {
          const lock = readShapeLock(values);
          return lock?.isLocked ? [lock.featureId] : [];
        }),
      ),
    [rows],
  );
}
