import { editionsOf, type EditionsInInfo, type PlanEditions } from '@tussock/domain';
import { useMemo } from 'react';
import { usePlanRow } from './use-plan-features.ts';

/** What the open plan is judged by: the versions that its details remember. */
export function useEditions(): PlanEditions {
  // The server checked the values of a row, or the screen that wrote it did.
  const { rulesVersion, catalogueVersion } = (usePlanRow()?.values ?? {}) as EditionsInInfo;
  return useMemo(() => editionsOf({ rulesVersion, catalogueVersion }), [rulesVersion, catalogueVersion]);
}
