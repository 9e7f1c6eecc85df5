import { useSuspenseQuery } from '@tanstack/react-query';
import { readPlanOwner } from '@tussock/contract';
import { Panel } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import styles from './plan-access.module.css';

/** The owner of the farm, who is on every plan and is not chosen here. */
export function OwnerPanel({ planId }: { readonly planId: string }) {
  const { data: owner } = useSuspenseQuery(reading(readPlanOwner, { params: { planId } }));
  return (
    <Panel title="Owner">
      {owner ? (
        <div>
          <p className={styles.name}>{owner.name}</p>
          <p className={styles.note}>{owner.email}</p>
        </div>
      ) : (
        <p className={styles.note}>No owner has been named yet.</p>
      )}
      <p className={styles.words}>
        Owns the farm. Can do everything on this plan except remove the provider’s lead.
      </p>
    </Panel>
  );
}
