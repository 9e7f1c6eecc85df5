import {
  budgetByYear,
  countInFigures,
  dollars,
  dollarsBriefly,
  sumOf,
  type BudgetYear,
} from '@tussock/domain';
import { Popover } from '@tussock/ui';
import { useMemo } from 'react';
import { useToday } from '../../sync/index.ts';
import styles from './budget-strip.module.css';
import type { RegisterRow } from './register-rows.ts';

/** Most years shown side by side: those from this year on, before past ones. */
const YEARS_SHOWN = 5;

const yearWords = ({ year }: BudgetYear): string => (year === null ? 'No due date' : String(year));

/** Selects this year and the following ones; where they are few, also the latest past ones. */
function fromYear(years: readonly BudgetYear[], thisYear: number): readonly BudgetYear[] {
  const next = years.findIndex(({ year }) => (year ?? 0) >= thisYear);
  const first = next === -1 ? years.length : next;
  const start = Math.max(0, Math.min(first, years.length - YEARS_SHOWN));
  return years.slice(start, start + YEARS_SHOWN);
}

/** Costs of the plan's actions by year: planned and spent. */
export function BudgetStrip({ rows }: { readonly rows: readonly RegisterRow[] }) {
  const thisYear = Number(useToday().slice(0, 4));
  const years = useMemo(() => budgetByYear(rows.map(({ action }) => action.values)), [rows]);
  const total = sumOf(years.map(({ planned }) => planned));
  const dated = years.filter(({ year, planned, spent }) => year !== null && (planned > 0 || spent > 0));
  if (total === 0 && dated.length === 0) return null;
  const shown = fromYear(dated, thisYear);
  const most = Math.max(1, ...shown.map(({ planned, spent }) => Math.max(planned, spent)));
  const count = years.reduce((sum, { actions }) => sum + actions, 0);
  return (
    <section className={styles.strip} aria-label="Budget">
      <div className={styles.total}>
        <span className={styles.soft}>Budget</span>
        <strong className={styles.sum}>{dollarsBriefly(total)}</strong>
        <span className={styles.soft}>
          {dated.length === 1 ? '1 year' : `${dated.length} years`}, {countInFigures(count)} actions
        </span>
      </div>
      <ul className={styles.years}>
        {shown.map((year) => (
          <YearBar key={year.year} year={year} most={most} />
        ))}
      </ul>
      <Popover label="As a table" size="small" isQuiet placement="bottom end">
        <BudgetTable years={years} />
      </Popover>
    </section>
  );
}

function YearBar({ year, most }: { readonly year: BudgetYear; readonly most: number }) {
  return (
    <li className={styles.year}>
      <span className={styles.figures}>
        <strong>{yearWords(year)}</strong>
        <span>{dollarsBriefly(year.planned)}</span>
      </span>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.planned} width={(100 * year.planned) / most} height="8" />
        <rect className={styles.spent} width={(100 * year.spent) / most} height="8" />
      </svg>
      <span className={styles.soft}>
        {year.spent > 0 ? `${dollarsBriefly(year.spent)} spent` : 'planned'}
      </span>
    </li>
  );
}

function BudgetTable({ years }: { readonly years: readonly BudgetYear[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Actions</th>
          <th scope="col">Planned</th>
          <th scope="col">Spent</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={yearWords(year)}>
            <th scope="row">{yearWords(year)}</th>
            <td>{countInFigures(year.actions)}</td>
            <td>{dollars(year.planned)}</td>
            <td>{dollars(year.spent)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>{countInFigures(years.reduce((sum, { actions }) => sum + actions, 0))}</td>
          <td>{dollars(sumOf(years.map(({ planned }) => planned)))}</td>
          <td>{dollars(sumOf(years.map(({ spent }) => spent)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
