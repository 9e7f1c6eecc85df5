import { useQuery } from '@tanstack/react-query';
import { listIntegrations, type DeviceState, type IntegrationItem } from '@tussock/contract';
import { Button, EmptyState, NotRead, Panel, Skeleton, useKeyboardInList } from '@tussock/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { reading } from '../../session/client.ts';
import { AdoptedDevices } from './adopted-devices.tsx';
import styles from './devices-screen.module.css';
import { IntegrationCard } from './integration-card.tsx';
import { IntegrationOverlay } from './integration-overlay.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';
import { UnknownDevices } from './unknown-devices.tsx';

interface IntegrationsProps {
  readonly planId: string;
  readonly devices: readonly DeviceState[];
}

/** The networks that send readings to a plan, and the devices they speak of that nobody has drawn. */
export function Integrations({ planId, devices }: IntegrationsProps) {
  const found = useQuery(reading(listIntegrations, { params: { planId } }));
  const [edited, setEdited] = useState<IntegrationItem | 'new' | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { data, error } = found;
  const list = useKeyboardInList(data?.results.map(({ _id }) => _id));
  // What asked for the secret is gone by then, and with it where the keyboard would go back to.
  const closeSecret = (): void => {
    flushSync(() => setSecret(null));
    list.current?.focus();
  };
  return (
    <>
      {data && data.unknownDevices.length > 0 && (
        <UnknownDevices planId={planId} unknown={data.unknownDevices} devices={devices} />
      )}
      <AdoptedDevices planId={planId} devices={devices} />
      <Panel
        title="Integrations"
        actions={
          <Button icon="plus" onClick={() => setEdited('new')}>
            New integration
          </Button>
        }
      >
        <div ref={list} tabIndex={-1} role="group" aria-label="All integrations">
          {error ? (
            <NotRead title="The integrations could not be read" onAgain={() => void found.refetch()}>
              {error.message}
            </NotRead>
          ) : !data ? (
            <Skeleton lines={4} />
          ) : data.results.length === 0 ? (
            <EmptyState title="No network sends readings yet" icon="sensor">
              Make an integration to be given the address and the secret that The Things Stack needs for its
              webhook.
            </EmptyState>
          ) : (
            <ul className={styles.cards}>
              {data.results.map((integration) => (
                <li key={integration._id}>
                  <IntegrationCard
                    planId={planId}
                    integration={integration}
                    onEdit={() => setEdited(integration)}
                    onSecret={setSecret}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Panel>
      {edited !== null && (
        <IntegrationOverlay
          planId={planId}
          {...(edited === 'new' ? {} : { integration: edited })}
          onClose={() => setEdited(null)}
          onSecret={setSecret}
        />
      )}
      <SecretDialog shown={secret} onClose={closeSecret} />
    </>
  );
}
