import { roleNames, rolesWithPlan, type PlanRole } from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { farmRoute } from '../plan-farm/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { seePlanAs } from '../../session/see-plan-as.ts';
import styles from './plan-access.module.css';

const choices = rolesWithPlan.map((id) => ({ id, label: roleNames[id] }));

/** Shows the plan as somebody with another role sees it. */
export function SeeAsPanel({ planId }: { readonly planId: string }) {
  const go = useGo();
  const [role, setRole] = useState<PlanRole | null>(null);
  const handleSee = async () => {
    // First away from this page, which most roles may not read.
    await go(farmRoute.at({ planId }));
    await seePlanAs(role);
  };
  return (
    <Panel title="See as" look="sunken">
      <p className={styles.words}>
        See the plan as another role sees it. You can’t save anything while you do.
      </p>
      <div className={styles.choose}>
        <Select label="Role" options={choices} value={role} onChange={setRole} />
        <Button icon="eye" disabled={role === null} onClick={() => void handleSee()}>
          See the plan
        </Button>
      </div>
    </Panel>
  );
}
