import { useMutation } from '@tanstack/react-query';
import { adoptDevice, type DeviceState, type UnknownDevice } from '@tussock/contract';
import { sayReading } from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { Age } from '../../activities/kind-extras/index.ts';
import { client } from '../../session/client.ts';
import styles from './devices-screen.module.css';

interface UnknownDevicesProps {
  readonly planId: string;
  readonly unknown: readonly UnknownDevice[];
  readonly devices: readonly DeviceState[];
}

/** Devices that send though nobody has drawn them: each can be given to a drawn one, with all it has sent. */
export function UnknownDevices({ planId, unknown, devices }: UnknownDevicesProps) {
  return (
    <Panel title="Unknown devices">
      <p className={styles.note}>
        These send readings under an id that no drawn device has. The readings are kept: adopt each onto the
        device it is, or draw a device with its id.
      </p>
      <ul className={styles.cards}>
        {unknown.map((device) => (
          <li key={device.sensorId}>
            <Unknown planId={planId} device={device} devices={devices} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Unknown({
  planId,
  device,
  devices,
}: {
  readonly planId: string;
  readonly device: UnknownDevice;
  readonly devices: readonly DeviceState[];
}) {
  const [featureId, setFeatureId] = useState<string | null>(null);
  const adopt = useMutation({
    mutationFn: () =>
      client.call(adoptDevice, { params: { planId }, body: { sensorId: device.sensorId, featureId } }),
  });
  return (
    <section className={styles.unknown} aria-label={device.deviceId}>
      <div>
        <h3>{device.deviceId}</h3>
        <p className={styles.note}>
          {device.at && (
            <>
              Last heard <Age at={device.at} />
              {', '}
            </>
          )}
          {`by ${device.integrationName}${device.devEui ? `, EUI ${device.devEui}` : ''}`}
        </p>
        <p className={styles.note}>
          {device.readings.map(({ reading, value }) => `${reading} ${sayReading(reading, value)}`).join(', ')}
        </p>
      </div>
      <div className={styles.adopt}>
        <Select
          id={`adopt-${device.sensorId}`}
          label={`Device that ${device.deviceId} is`}
          placeholder="Choose a device"
          options={devices.map(({ featureId: id, name, id: written }) => ({ id, label: name || written }))}
          value={featureId}
          onChange={setFeatureId}
        />
        <Button disabled={featureId === null} isPending={adopt.isPending} onClick={() => adopt.mutate()}>
          Adopt
        </Button>
      </div>
    </section>
  );
}
