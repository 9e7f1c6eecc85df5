import { useSuspenseQuery } from '@tanstack/react-query';
import { readPlanOwner } from '@tussock/contract';
import { Panel } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import styles from './plan-access.module.css';

/** The owner of the farm, who is not chosen here; who has none is led to where one is named. */
export function OwnerPanel({ planId, mayName }: { readonly planId: string; readonly mayName: boolean }) {
  const { data: owner } = useSuspenseQuery(reading(readPlanOwner, { params: { planId } }));
  return (
    <Panel title="Owner">
      {owner ? (
        <div>
          <p className={styles.name}>{owner.name}</p>
          <p className={styles.note}>{owner.email}</p>
        </div>
      ) : (
        <>
          <p className={styles.note}>No owner has been named yet.</p>
          {mayName && (
            <RouteLink to={farmInfoRoute.at({ planId })}>Name the owner under Farm details</RouteLink>
          )}
        </>
      )}
      <p className={styles.words}>
        Owns the farm. Can do everything on this plan except remove the provider’s lead.
      </p>
    </Panel>
  );
}
