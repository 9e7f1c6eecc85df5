import { riskWords } from '@tussock/domain';
import styles from './land-risk.module.css';

/** Beside every level: what kind of figure it is, and by which rules. */
export function RiskNotice() {
  return (
    <details className={styles.notice}>
      <summary>{riskWords.notice}</summary>
      <p>{riskWords.source}</p>
    </details>
  );
}
