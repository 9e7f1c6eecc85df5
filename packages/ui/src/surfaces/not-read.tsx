import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './not-read.module.css';

interface NotReadProps {
  /** Why, in words for whoever looks. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** What stands in place of what could not be read. */
export const NotRead = ({
  title = 'This could not be read',
  children,
  onAgain,
}: NotReadProps & { readonly title?: string }) => (
  <EmptyState title={title} icon="warning" action={<Button onClick={onAgain}>Try again</Button>}>
    {children}
  </EmptyState>
);

/** The same in a line: what was read before, or stands there without it, stays beside it. */
export const NotReadLine = ({ children, onAgain }: NotReadProps) => (
  <div className={styles.line}>
    <p role="alert">{children}</p>
    <Button size="small" onClick={onAgain}>
      Try again
    </Button>
  </div>
);
