import { RISK_NOTICE, RISK_RULES } from '@tussock/domain';
import styles from './land-risk.module.css';

/** Beside every level: what kind of figure it is, and by which rules. */
export function RiskNotice() {
  return (
    <details className={styles.notice}>
      <summary>{RISK_NOTICE}</summary>
      <p>{RISK_RULES.source}</p>
    </details>
  );
}
