import { isAbilityOfUse } from '@tussock/domain';
import { useEffect, useEffectEvent } from 'react';
import type { ClosedRouteError } from '../../routes/closed-route-error.ts';
import { useLivePlanIfRead } from '../../sync/index.ts';

/** Reloads a closed page as soon as the person may open it: they were given the right, or the plan was restored. */
export function OpensAgain({
  closed: { planId, opensTo },
  onOpen,
}: {
  readonly closed: ClosedRouteError;
  readonly onOpen: () => void;
}) {
  const { plan } = useLivePlanIfRead(planId);
  const isOpen =
    plan !== undefined && plan.abilities.includes(opensTo) && isAbilityOfUse(plan.status, opensTo);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  return null;
}
