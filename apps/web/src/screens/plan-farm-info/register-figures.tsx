import { registerFigures } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { useBoundary, usePlanRow } from '../../sync/index.ts';
import styles from './people-panel.module.css';

/** What the saved registers of the farm come to, beside the form that changes them; nothing while there are no figures. */
export function RegisterFigures() {
  const boundary = useBoundary();
  const figures = registerFigures(usePlanRow()?.values ?? {}, boundary?.areaHectares ?? null);
  if (figures.length === 0) return null;
  return (
    <Panel title="Figures">
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
