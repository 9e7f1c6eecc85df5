import { Skeleton } from '@tussock/ui';
import type { ReactNode } from 'react';
import { useSync } from '../sync/index.ts';
import { useOpenPlan } from './open-plan-context.ts';
import { PlanPage } from './plan-page.tsx';

interface AwaitRecordProps {
  /** Skeleton shown meanwhile; the route's empty page where it is left out. */
  readonly opening?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a screen once the record of its plan is loaded: before, the screen would say that nothing was recorded. */
export function AwaitRecord({ opening, children }: AwaitRecordProps) {
  const isOpening = useSync().phase === 'opening';
  const { needsRecord } = useOpenPlan().place;
  if (!needsRecord || !isOpening) return children;
  return opening ?? <PlanPage>{<Skeleton lines={10} />}</PlanPage>;
}
