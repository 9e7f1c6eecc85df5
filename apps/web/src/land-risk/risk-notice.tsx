import { riskNotice, type RiskRuleSet } from '@tussock/domain';
import styles from './land-risk.module.css';

/** Beside every level: what kind of figure it is, and by which rules. */
export function RiskNotice({ rules }: { readonly rules: RiskRuleSet }) {
  return (
    <details className={styles.notice}>
      <summary>{riskNotice(rules)}</summary>
      <p>{rules.source}</p>
    </details>
  );
}
