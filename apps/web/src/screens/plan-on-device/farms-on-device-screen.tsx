import { recordWords } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { FarmsOnDevice } from './farms-on-device.tsx';
import { keptFarmsRoute } from './route.ts';
import styles from './on-device-screen.module.css';

/** The farms this device keeps, outside of any plan: whoever may not open a farm any more finds their own unsent work here. */
export function FarmsOnDeviceScreen() {
  return (
    <PageContainer title={keptFarmsRoute.title}>
      <p className={styles.about}>{recordWords.keptFarmsAbout}</p>
      <FarmsOnDevice />
    </PageContainer>
  );
}
