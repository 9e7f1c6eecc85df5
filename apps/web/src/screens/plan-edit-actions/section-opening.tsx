import { sectionByRoute } from '@tussock/domain';
import { Skeleton } from '@tussock/ui';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import type { sectionRoute } from './route.ts';
import { SectionFrame } from './section-frame.tsx';
import styles from './section-list.module.css';

/** A section while the record comes: its title is known of the catalogue, and nothing is said of its answers yet. */
export function SectionOpening({ params }: Pick<PlanScreenPropsOf<typeof sectionRoute>, 'params'>) {
  return (
    <SectionFrame
      title={sectionByRoute(params.section)?.title}
      list={<div className={styles.list}>{<Skeleton lines={2} />}</div>}
    >
      <Skeleton lines={10} />
    </SectionFrame>
  );
}
