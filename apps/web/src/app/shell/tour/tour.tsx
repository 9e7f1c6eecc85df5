import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { listPlans, readSettings } from '@tussock/contract';
import { tourWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { keep, readKept } from '../../../plan-session/browser-store.ts';
import { useGo } from '../../../routes/use-go.ts';
import { reading } from '../../../session/client.ts';
import { Banner } from '../banner.tsx';
import styles from './tour.module.css';
import { tourSteps } from './tour-steps.ts';

/** Where it is kept on this device that the tour was closed or finished. */
const KEY = 'tour';
const DONE = 'done';

/**
 * Tour of a demonstration in five steps, each on the page it is about and on no other; loaded anew, a page shows its step again. Closed or finished,
 * the tour does not come back on this device.
 */
export function Tour() {
  const [isDone, setIsDone] = useState(() => readKept(KEY) === DONE);
  const { data: settings } = useQuery({
    ...reading(readSettings, {}),
    staleTime: Infinity,
    enabled: !isDone,
  });
  if (isDone || !settings?.hasTour) return null;
  const handleDone = () => {
    keep(KEY, DONE);
    setIsDone(true);
  };
  return <TourBanner onDone={handleDone} />;
}

function TourBanner({ onDone }: { readonly onDone: () => void }) {
  const go = useGo();
  const openPlanId = useParams({ strict: false })['planId'];
  const { data: plans } = useQuery(reading(listPlans, { query: {} }));
  const planId = openPlanId ?? plans?.results[0]?._id;
  const here = useLocation({ select: ({ pathname }) => pathname });
  const index = tourSteps.findIndex(({ to }) => to(planId ?? '').path === here);
  const step = tourSteps[index];
  if (!step) return null;
  const handleGo = (next: number) => void go((tourSteps[next] ?? step).to(planId ?? ''));
  const isLast = index === tourSteps.length - 1;
  return (
    <Banner
      label={tourWords.label}
      tone="info"
      isTold
      action={
        <div className={styles.acts}>
          {index > 0 && (
            <Button size="small" onClick={() => handleGo(index - 1)}>
              {tourWords.back}
            </Button>
          )}
          {isLast ? (
            <Button size="small" onClick={onDone}>
              {tourWords.finish}
            </Button>
          ) : (
            <Button size="small" disabled={planId === undefined} onClick={() => handleGo(index + 1)}>
              {tourWords.next}
            </Button>
          )}
          {!isLast && (
            <Button size="small" isQuiet onClick={onDone}>
              {tourWords.dismiss}
            </Button>
          )}
        </div>
      }
    >
      <strong>
        {tourWords.label} {tourWords.step(index + 1, tourSteps.length)}
      </strong>{' '}
      {step.sentence}
    </Banner>
  );
}
