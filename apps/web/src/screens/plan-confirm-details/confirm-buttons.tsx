import {
  confirmPlanDetails,
  type BodyOf,
  type ReplyOf,
  type readConfirmationDetails,
} from '@tussock/contract';
import { confirmWords as words } from '@tussock/domain';
import { Button, buttonClasses } from '@tussock/ui';
import { useState } from 'react';
import { WrongButton } from '../../activities/detail-notes/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { isStale, refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import { farmRoute } from '../plan-farm/route.ts';
import styles from './confirm-details-screen.module.css';

interface ConfirmButtonsProps {
  readonly details: ReplyOf<typeof readConfirmationDetails>;
  /** Somebody else changed the details: what is confirmed is what was seen. */
  readonly onChanged: () => void;
}

/** The owner's word, that something is wrong, or that it can wait. */
export function ConfirmButtons({ details, onChanged }: ConfirmButtonsProps) {
  const { planId, info, version } = details;
  const go = useGo();
  const saveFromForm = useSaveFromForm();
  const [isPending, setIsPending] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const confirm = async (): Promise<void> => {
    setIsPending(true);
    try {
      const body = { ...info, hasReadTerms: true } as BodyOf<typeof confirmPlanDetails>; // the server says what is missing of it
      await saveFromForm(confirmPlanDetails, { params: { planId }, body }, { version });
      await go(farmRoute.at({ planId }));
    } catch (error) {
      if (isStale(error)) onChanged();
      setFaults(isStale(error) ? [words.changedMeanwhile] : refusalsOf(error).map(({ message }) => message));
      setIsPending(false);
    }
  };
  return (
    <footer className={styles.foot}>
      {faults.length > 0 && (
        <p role="alert" className={styles.fault}>
          {faults.join(' · ')}
        </p>
      )}
      <Button variant="primary" isPending={isPending} onClick={() => void confirm()}>
        {words.yes}
      </Button>
      <WrongButton planId={planId} label={words.wrong} />
      <RouteLink to={dashboardRoute.at()} {...buttonClasses({ isQuiet: true })}>
        {words.later}
      </RouteLink>
    </footer>
  );
}
