import type { ReactNode } from 'react';
import { PlanPage } from '../../routes/plan-page.tsx';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  readonly title: string | undefined;
  /** The sections, beside the page on a desk and above it on a phone. */
  readonly list: ReactNode;
  readonly children: ReactNode;
}

/** The page of a section, which keeps its shape while its record comes. */
export function SectionFrame({ title, list, children }: SectionFrameProps) {
  return (
    <div className={styles.frame}>
      {list}
      <PlanPage eyebrow="Section of the plan" {...(title === undefined ? {} : { title })}>
        {children}
      </PlanPage>
    </div>
  );
}
