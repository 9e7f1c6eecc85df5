import { useQuery } from '@tanstack/react-query';
import { recordWords } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import type { KeptPlan } from '../../plan-session/replica/kept-plans.ts';
import { readUnsent } from '../../plan-session/replica/replica-store.ts';
import styles from './on-device-screen.module.css';

interface DiscardFarmProps {
  readonly plan: KeptPlan;
  readonly name: string;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a farm goes with work that was never sent, and says what that is: whoever may not open it any more reads it here alone. */
export function DiscardFarm({ plan, name, onLeave, onDiscard }: DiscardFarmProps) {
  const { data: labels = [] } = useQuery({
    queryKey: ['device', 'unsent', plan.name],
    queryFn: () => readUnsent(plan.name),
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      title={recordWords.discardFarm(name)}
      isOpen
      onCancel={onLeave}
      onConfirm={onDiscard}
      confirmLabel={recordWords.discard}
    >
      <p>{recordWords.discardText(plan.unsent)}</p>
      <ul className={styles.unsent}>
        {labels.map((label, index) => (
          // Two changes may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{label}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
