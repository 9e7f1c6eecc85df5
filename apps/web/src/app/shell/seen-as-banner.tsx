import { roleNames } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useStore } from 'zustand';
import { seeAsStore } from '../../plan-session/see-as.ts';
import { seePlanAs } from '../../session/see-plan-as.ts';
import { Banner } from './banner.tsx';

/** Banner while a plan is viewed as another role, with the way back. */
export function SeenAsBanner() {
  const role = useStore(seeAsStore, (state) => state.role);
  if (role === null) return null;
  return (
    <Banner
      label="Seeing as another role"
      tone="info"
      icon="eye"
      isTold
      stays
      action={
        <Button size="small" onClick={() => void seePlanAs(null)}>
          Back to your own role
        </Button>
      }
    >
      You see this plan as: <b>{roleNames[role]}</b>. Nothing can be saved.
    </Banner>
  );
}
