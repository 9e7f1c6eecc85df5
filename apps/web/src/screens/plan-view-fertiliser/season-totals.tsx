import type { FertiliserSeasonReply } from '@tussock/contract';
import { nutrients, formatPrice } from '@tussock/domain';
import styles from './fertiliser-screen.module.css';
import { figure } from './figures.ts';

/** What a season comes to: sums of the tables below. */
export function SeasonTotals({ found: { totals, applications } }: { readonly found: FertiliserSeasonReply }) {
  const rows = [
    { label: 'Applications', value: String(applications.length) },
    { label: 'Spread on', value: `${figure(totals.spreadHectares)} ha` },
    { label: 'Quantity', value: `${figure(totals.quantity)} t` },
    { label: 'Price', value: formatPrice(totals) },
    ...nutrients
      .filter(({ key }) => totals.nutrientsKg[key] > 0)
      .map(({ key, label }) => ({ label, value: `${figure(totals.nutrientsKg[key])} kg` })),
  ];
  return (
    <dl className={styles.totals} aria-label="Season totals">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
