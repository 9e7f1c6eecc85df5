import { Skeleton } from '@tussock/ui';
import type { ReactNode } from 'react';
import { useSync } from '../sync/index.ts';
import { useOpenPlan } from './open-plan-context.ts';
import { PlanPage } from './plan-page.tsx';

interface AwaitRecordProps {
  /** What stands there meanwhile; an empty page of the place where nothing is handed. */
  readonly opening?: ReactNode;
  readonly children: ReactNode;
}

/** A screen that tells of the record waits until that is here: before, it would say that nothing was recorded. */
export function AwaitRecord({ opening, children }: AwaitRecordProps) {
  const isOpening = useSync().phase === 'opening';
  const { needsRecord } = useOpenPlan().place;
  if (!needsRecord || !isOpening) return children;
  return opening ?? <PlanPage>{<Skeleton lines={10} />}</PlanPage>;
}
