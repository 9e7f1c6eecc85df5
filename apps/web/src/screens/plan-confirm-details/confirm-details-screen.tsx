import { useQuery } from '@tanstack/react-query';
import { readConfirmationDetails, type PlanInfoReply } from '@tussock/contract';
import { BOUNDARY_LAYER, confirmWords as words, kinds } from '@tussock/domain';
import { buttonClasses, EmptyState, Skeleton } from '@tussock/ui';
import { useStore } from 'zustand';
import { NoteList } from '../../activities/detail-notes/index.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { PlanMap } from '../../map/index.ts';
import { propertyNameIn } from '../../plan-session/property-name.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { useDetailNotes } from '../../sync/index.ts';
import { farmRoute } from '../plan-farm/route.ts';
import styles from './confirm-details-screen.module.css';
import { ConfirmButtons } from './confirm-buttons.tsx';
import { DetailLines } from './detail-lines.tsx';
import type { confirmDetailsRoute } from './route.ts';

/** One card on which the owner of a new plan sees what matters of it, mends what is wrong, and gives the word that opens it. */
export function ConfirmDetailsScreen({ planId, plan, may }: PlanScreenPropsOf<typeof confirmDetailsRoute>) {
  const params = { planId };
  const { data: details, error, refetch } = useQuery(reading(readConfirmationDetails, { params }));
  const user = useStore(currentUserStore, (state) => state.user);
  const notes = useDetailNotes();
  if (error && !details) throw error;
  if (!details) return <Skeleton lines={8} />;
  const { info, createdByName } = details;
  const property = propertyNameIn(info);
  if (details.status !== 'pendingConfirmation') return <Confirmed planId={planId} property={property} />;
  const isOwner = plan.roles.includes('owner');
  const by = createdByName ?? 'Your adviser';
  return (
    <article className={styles.card} aria-labelledby="confirm-title">
      <FarmPicture plan={plan} />
      <div className={styles.side}>
        <header>
          <h1 id="confirm-title" className={styles.title}>
            {isOwner && user ? words.question(firstName(user.name)) : words.questionForOther(property)}
          </h1>
          <p className={styles.soft}>{isOwner ? words.about(by) : words.aboutForOther}</p>
        </header>
        <DetailLines details={details} isOwner={isOwner} may={may} onMended={refetch} />
        <NoteList notes={notes} canSettle={false} hasNames />
        <ConfirmButtons details={details} onChanged={() => void refetch()} />
      </div>
    </article>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** The farm on its land, with its name and address below. */
function FarmPicture({ plan }: { readonly plan: PlanInfoReply }) {
  const { settings, shapes, boundary, bounds, openingBounds, isLoading } = usePlanMap(plan._id);
  return (
    <figure className={styles.picture}>
      {bounds ? (
        <PlanMap
          label={words.map}
          tiles={settings}
          attribution=""
          bounds={openingBounds}
          features={shapes}
          isLoading={isLoading}
          boundary={boundary}
          visibleLayers={LAYERS}
          hasLabels={false}
        />
      ) : (
        <p className={styles.noPicture}>{words.noLand}</p>
      )}
      <figcaption className={styles.caption}>
        <b>{propertyNameIn(plan.info)}</b>
        <span>{plan.info.physicalAddress}</span>
      </figcaption>
    </figure>
  );
}

const LAYERS = [BOUNDARY_LAYER.id, kinds.lmu.id, kinds.paddock.id] as const;

const Confirmed = ({ planId, property }: { readonly planId: string; readonly property: string }) => (
  <PlanPage title={property}>
    <EmptyState
      title="These details have been confirmed"
      icon="check"
      action={
        <RouteLink to={farmRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
          Open the plan
        </RouteLink>
      }
    >
      The plan is open. If something is out of date, change it under Farm.
    </EmptyState>
  </PlanPage>
);
