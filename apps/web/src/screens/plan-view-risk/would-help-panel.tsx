import { mitigationActions, riskWords, helpfulMitigations, type UnitRisk } from '@tussock/domain';
import { buttonClasses } from '@tussock/ui';
import { useMemo } from 'react';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './risk-screen.module.css';

interface WouldHelpPanelProps {
  readonly risk: UnitRisk;
  /** Where it is chosen. */
  readonly to: Address;
  readonly canEdit: boolean;
}

const MOST_NAMED = 4;

/** What is not chosen yet and would lower the risks of the unit, those first that take most off its High ones. */
export function WouldHelpPanel({ risk, to, canEdit }: WouldHelpPanelProps) {
  const help = useMemo(
    () => helpfulMitigations({ facts: risk.facts, assessment: risk }, risk.choices).slice(0, MOST_NAMED),
    [risk],
  );
  if (help.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="would-help">
      <div className={styles.cardHead}>
        <h3 id="would-help" className={styles.cardTitle}>
          {riskWords.wouldHelp}
        </h3>
        {canEdit && (
          <RouteLink to={to} {...buttonClasses({ size: 'small' })}>
            Choose
          </RouteLink>
        )}
      </div>
      <ul className={styles.help}>
        {help.map(({ mitigation, lowers }) => (
          <li key={mitigation}>
            <strong>{mitigationActions.find(({ key }) => key === mitigation)?.label}</strong>
            <span>
              {lowers
                .map(({ riskType, from, to: after }) => `${riskWords.short[riskType]} ${from} → ${after}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
