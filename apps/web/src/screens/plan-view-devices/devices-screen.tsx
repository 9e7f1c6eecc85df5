import { useQuery } from '@tanstack/react-query';
import { listDevices } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { buttonClasses, EmptyState, Panel, Skeleton } from '@tussock/ui';
import type { devicesRoute } from './route.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { OfflineFeatures } from '../../activities/offline-features/index.ts';
import { OfflineError } from '../../api/errors.ts';
import { reading } from '../../session/client.ts';
import styles from './devices-screen.module.css';
import { DevicesTable } from './devices-table.tsx';
import { Integrations } from './integrations.tsx';

const LOOK_AGAIN_MS = 5 * 60_000;

/** The devices of a plan with what they last measured, and for those who may, the networks that send. */
export function DevicesScreen({ planId, may }: PlanScreenPropsOf<typeof devicesRoute>) {
  const args = { params: { planId } };
  const { data: found, error } = useQuery({ ...reading(listDevices, args), refetchInterval: LOOK_AGAIN_MS });
  if (error && !found && !(error instanceof OfflineError)) throw error;
  if (!found)
    return (
      <PlanPage width="wide">
        {error ? (
          <OfflineFeatures
            planId={planId}
            kindId={kinds.device.id}
            to={(id) => kindViewRoute.at(featurePage(planId, kinds.device, id))}
            why="What they measured is on the server: you need to be online to see it."
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </PlanPage>
    );
  const flagged = found.results.filter(({ flags }) => flags.length > 0).length;
  return (
    <PlanPage width="wide">
      <div className={styles.parts}>
        {found.results.length === 0 ? (
          <EmptyState
            title="No devices yet"
            icon="sensor"
            action={
              may('editFeatures') && (
                <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
                  Draw a device
                </RouteLink>
              )
            }
          >
            {may('editFeatures') && 'Draw each device where its probe is, with the id its network uses. '}
            The readings of a device appear as soon as its network sends them.
          </EmptyState>
        ) : (
          <Panel title={kinds.device.names.plural} isFlush>
            <p className={styles.summary}>
              {flagged === 0
                ? 'No device needs attention. '
                : `${flagged} of ${found.results.length} ${flagged === 1 ? 'asks' : 'ask'} for a look. `}
              Values at 150 and 300 mm.
            </p>
            <DevicesTable planId={planId} devices={found.results} />
          </Panel>
        )}
        {may('manageIntegrations') && <Integrations planId={planId} devices={found.results} />}
      </div>
    </PlanPage>
  );
}
