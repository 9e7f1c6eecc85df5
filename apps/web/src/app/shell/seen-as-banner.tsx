import { roleNames } from '@tussock/domain';
import { Button, Icon } from '@tussock/ui';
import { useStore } from 'zustand';
import { seeAsStore } from '../../plan-session/see-as.ts';
import { seePlanAs } from '../../session/see-plan-as.ts';
import styles from './seen-as-banner.module.css';

/** While a plan is looked at as another role would: that it is, and the way back. */
export function SeenAsBanner() {
  const role = useStore(seeAsStore, (state) => state.role);
  if (role === null) return null;
  return (
    <section className={styles.banner} aria-label="Seeing as another role">
      <p role="status" className={styles.words}>
        <Icon name="eye" size="small" />
        <span>
          You see this plan as: <b>{roleNames[role]}</b>. Nothing can be saved.
        </span>
      </p>
      <Button size="small" onClick={() => void seePlanAs(null)}>
        Back to your own role
      </Button>
    </section>
  );
}
