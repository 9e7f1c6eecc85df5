import {
  Badge,
  ErrorPage,
  Button,
  Panel,
  ProgressBar,
  Skeleton,
  Spinner,
  Tag,
  VARIANTS,
} from '../src/index.ts';
import styles from './gallery.module.css';

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
