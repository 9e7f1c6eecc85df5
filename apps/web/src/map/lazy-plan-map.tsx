import { laterComponent } from '../later.tsx';
import { engine } from './fetch-engine.ts';
import styles from './plan-map.module.css';

/** The farm on its ground, once the engine that draws it has come: the panel beside it is there before it. */
export const PlanMap = laterComponent(
  engine,
  <div className={styles.frame}>
    <output className={styles.state} data-map-state="busy" data-map-started="no" aria-hidden="true" />
  </div>,
);
