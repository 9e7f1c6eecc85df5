import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './not-read.module.css';

interface NotReadProps {
  /** Reason, in words for the reader. */
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** Placeholder for content that could not be loaded, with a retry button. */
export const NotRead = ({
  title = 'This could not be read',
  children,
  onAgain,
}: NotReadProps & { readonly title?: string }) => (
  <EmptyState title={title} icon="warning" action={<Button onClick={onAgain}>Try again</Button>}>
    {children}
  </EmptyState>
);

/** One-line version, for use beside content that is still shown. */
export const NotReadLine = ({ children, onAgain }: NotReadProps) => (
  <div className={styles.line}>
    <p role="alert">{children}</p>
    <Button size="small" onClick={onAgain}>
      Try again
    </Button>
  </div>
);
