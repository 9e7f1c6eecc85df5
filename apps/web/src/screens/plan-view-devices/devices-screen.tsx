import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { listDevices, readPlan } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { buttonClasses, EmptyState, PageContainer, Panel } from '@tussock/ui';
import { reading } from '../../session/client.ts';
import styles from './devices-screen.module.css';
import { DevicesTable } from './devices-table.tsx';
import { Integrations } from './integrations.tsx';

const LOOK_AGAIN_MS = 5 * 60_000;

/** The devices of a plan with what they last measured, and for those who may, the networks that send. */
export function DevicesScreen() {
  const { planId } = useParams({ strict: false }) as { planId: string };
  const args = { params: { planId } };
  const { data: plan } = useSuspenseQuery(reading(readPlan, args));
  const { data: found } = useSuspenseQuery({ ...reading(listDevices, args), refetchInterval: LOOK_AGAIN_MS });
  const name = plan.info['propertyName'];
  const flagged = found.results.filter(({ flags }) => flags.length > 0).length;
  return (
    <PageContainer title="Devices" eyebrow={typeof name === 'string' ? name : ''} width="wide">
      <div className={styles.parts}>
        {found.results.length === 0 ? (
          <EmptyState
            title="No devices yet"
            icon="sensor"
            action={
              plan.abilities.includes('editFeatures') && (
                <Link to={`/plan/${planId}/edit/map/draw` as '/'} {...buttonClasses({ variant: 'primary' })}>
                  Draw a device
                </Link>
              )
            }
          >
            Draw a device where the probe stands, under the id its network knows it by. Its readings appear as
            soon as the network sends them.
          </EmptyState>
        ) : (
          <Panel title={kinds.device.names.plural} isFlush>
            <p className={styles.summary}>
              {flagged === 0
                ? 'No device asks for a look. '
                : `${flagged} of ${found.results.length} ${flagged === 1 ? 'asks' : 'ask'} for a look. `}
              Values at 150 and 300 mm.
            </p>
            <DevicesTable planId={planId} devices={found.results} />
          </Panel>
        )}
        {plan.abilities.includes('manageIntegrations') && (
          <Integrations planId={planId} devices={found.results} />
        )}
      </div>
    </PageContainer>
  );
}
