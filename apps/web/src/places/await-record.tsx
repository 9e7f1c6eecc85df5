import { Skeleton } from '@tussock/ui';
import type { ReactNode } from 'react';
import { useSync } from '../record/index.ts';
import { useOpenPlan } from './open-plan-context.ts';
import { PlanPage } from './plan-page.tsx';

/** A screen that tells of the record waits until that is here: before, it would say that nothing was recorded. */
export function AwaitRecord({ children }: { readonly children: ReactNode }) {
  const isOpening = useSync().phase === 'opening';
  const { needsRecord } = useOpenPlan().place;
  return needsRecord && isOpening ? <PlanPage>{<Skeleton lines={10} />}</PlanPage> : children;
}
