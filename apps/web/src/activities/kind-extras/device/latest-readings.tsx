import type { DeviceState } from '@tussock/contract';
import { quantityOf, sayReading } from '@tussock/domain';
import { Age } from './age.tsx';
import styles from './device.module.css';

/** The newest value of each reading with its age; old ones are greyed. */
export function LatestReadings({ device }: { readonly device: DeviceState }) {
  return (
    <dl className={styles.latest}>
      {device.readings.map(({ reading, value, at }) => {
        const { title, depthMm } = quantityOf(reading);
        return (
          <div key={reading} data-late={device.isLate || undefined}>
            <dt>{`${reading}: ${title}, ${depthMm} mm`}</dt>
            <dd className={styles.value}>{sayReading(reading, value)}</dd>
            <dd>
              <Age at={at} isLate={device.isLate} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
