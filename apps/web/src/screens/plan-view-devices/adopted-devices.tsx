import { useMutation } from '@tanstack/react-query';
import { adoptDevice, type DeviceState } from '@tussock/contract';
import { Button, ConfirmDialog, Panel } from '@tussock/ui';
import { useState } from 'react';
import { client } from '../../session/client.ts';
import styles from './devices-screen.module.css';

/** A device that was adopted onto a drawn one. One that is known by what is written on the drawn one cannot be taken off it. */
interface Adopted {
  readonly sensorId: string;
  readonly deviceId: string;
  readonly device: string;
}

const adoptedOf = (devices: readonly DeviceState[]): readonly Adopted[] =>
  devices.flatMap(({ id, name, heardAs }) =>
    heardAs
      .filter(({ deviceId, isAdopted }) => isAdopted && deviceId.toLowerCase() !== id.toLowerCase())
      .map(({ sensorId, deviceId }) => ({ sensorId, deviceId, device: name || id })),
  );

/** Devices that were adopted onto a drawn one: each can be let go again, as the wrong one may have been chosen. */
export function AdoptedDevices({
  planId,
  devices,
}: {
  readonly planId: string;
  readonly devices: readonly DeviceState[];
}) {
  const adopted = adoptedOf(devices);
  const [leaving, setLeaving] = useState<Adopted>();
  const letGo = useMutation({
    mutationFn: ({ sensorId }: Adopted) =>
      client.call(adoptDevice, { params: { planId }, body: { sensorId, featureId: null } }),
  });
  if (adopted.length === 0) return null;
  return (
    <Panel title="Adopted devices">
      <ul className={styles.cards}>
        {adopted.map((one) => (
          <li key={one.sensorId} className={styles.adopted}>
            <span>
              <b>{one.deviceId}</b> is read as {one.device}
            </span>
            <Button
              size="small"
              aria-label={`Take ${one.deviceId} off ${one.device}`}
              isPending={letGo.isPending && letGo.variables.sensorId === one.sensorId}
              onClick={() => setLeaving(one)}
            >
              Take off
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={`Take ${leaving.deviceId} off ${leaving.device}?`}
          isOpen
          confirmLabel="Take off"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            letGo.mutate(leaving);
            setLeaving(undefined);
          }}
        >
          {`Its readings no longer count for ${leaving.device}. They are kept, and it stands among the unknown devices again.`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
