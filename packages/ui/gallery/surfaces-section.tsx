import {
  Badge,
  ErrorPage,
  Button,
  LineChart,
  Panel,
  ProgressBar,
  Skeleton,
  Spinner,
  Tag,
  VARIANTS,
} from '../src/index.ts';
import styles from './gallery.module.css';

const waves = (id: string, label: string, middle: number) => ({
  id,
  label,
  points: Array.from({ length: 72 }, (_, hour) => ({
    at: hour,
    value: hour > 40 && hour < 47 ? null : middle + 3 * Math.sin((hour / 24) * 2 * Math.PI),
    low: middle - 1 + 3 * Math.sin((hour / 24) * 2 * Math.PI),
    high: middle + 1 + 3 * Math.sin((hour / 24) * 2 * Math.PI),
  })),
});

export function SurfacesSection() {
  return (
    <>
      <Panel title="Tags, badges, progress">
        <div className={styles.row}>
          {VARIANTS.map((variant) => (
            <Tag key={variant} variant={variant} icon={variant === 'warning' ? 'warning' : undefined}>
              {variant}
            </Tag>
          ))}
        </div>
        <div className={styles.row}>
          {VARIANTS.map((variant, index) => (
            <Badge key={variant} count={index * 21} label="open actions" variant={variant} />
          ))}
          <Spinner label="Reading soil tests…" />
        </div>
        <br />
        <div className={styles.grid}>
          <ProgressBar label="Photos sent" share={0.25} valueText="3 of 12" />
          <ProgressBar label="Drawing the report" />
          <Skeleton />
        </div>
      </Panel>
      <Panel title="A chart of lines">
        <LineChart
          spec={{
            title: 'Soil temperature',
            unit: '°C',
            series: [waves('shallow', '150 mm', 14), waves('deep', '300 mm', 11)],
            from: 0,
            to: 71,
            ticks: [0, 24, 48].map((at) => ({ at, label: `Day ${at / 24 + 1}` })),
            sayAt: (at) => `hour ${at}`,
            targets: [{ label: 'Wanted', low: 10, high: 16 }],
          }}
        />
      </Panel>
      <Panel look="sunken" title="A sunken panel">
        For what is beside the point.
      </Panel>
      <Panel isFlush>
        <ErrorPage
          title="We can't find that page"
          icon="map"
          actions={<Button variant="primary">Back to my plans</Button>}
          reference="Reference 7f3a"
        >
          <p>The address may be mistyped, or the plan may have been archived.</p>
        </ErrorPage>
      </Panel>
    </>
  );
}
