import {
  counted,
  monthsOfStockYear,
  formatStockIssue,
  sayStockYear,
  stockWords,
  stockYearOf,
  type StockLineKey,
  type StockRow,
} from '@tussock/domain';
import { Button, buttonClasses, EmptyState, Panel, Select } from '@tussock/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useGo } from '../../routes/use-go.ts';
import { usePlaceNames, useStock, useToday } from '../../sync/index.ts';
import { LinePanel } from './line-panel.tsx';
import { NewLine } from './new-line.tsx';
import { stockRoute } from './route.ts';
import { RatioPanel } from './ratio-panel.tsx';
import { linesOfYear, openLine, unitsOf, yearsOffered } from './stock-lines-of.ts';
import { StockLines } from './stock-lines.tsx';
import styles from './stock-screen.module.css';
import type { StockSearch } from './stock-search.ts';
import { useStockDrafts } from './use-stock-drafts.ts';
import { useStockWrites } from './use-stock-writes.ts';
import { reportingRoute } from '../plan-view-reporting/route.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

const searchOf = ({ enterprise, class: stockClass, lmuId }: StockLineKey): StockSearch => ({
  enterprise,
  class: stockClass,
  ...(lmuId === undefined ? {} : { unit: lmuId }),
});

/** The year that is shown where the address names none: that of the newest row, else the one that runs. */
const newestYear = (rows: readonly StockRow[], today: string): number =>
  stockYearOf(rows.reduce((newest, { month }) => (month > newest ? month : newest), '') || today);

/** Stock month by month, by class: typed, pasted or brought in from a file, and what does not agree. */
export function StockScreen({ planId, may, search }: PlanScreenPropsOf<typeof stockRoute>) {
  const go = useGo();
  const stock = useStock();
  const today = useToday();
  const names = usePlaceNames(planId);
  const [isImporting, setIsImporting] = useState(false);
  const year = search.year ?? newestYear(stock.rows, today);
  const state = useStockDrafts(planId, stock.rows, year);
  const writes = useStockWrites(planId);
  const units = useMemo(() => unitsOf(names), [names]);
  const unitName = (lmuId: string | undefined) =>
    lmuId === undefined ? 'No land unit' : (names.nameOf(lmuId) ?? 'Land unit that is gone');
  const lines = linesOfYear(state.reconciled, state.drafts, year);
  const open = openLine(search) ?? lines[0]?.line;
  const mayEdit = may('editFeatures');
  const show = (wish: StockSearch): void =>
    void go(stockRoute.at({ planId }, { year, ...wish }), { replace: true, resetScroll: false });
  const classes = [...new Set(lines.map(({ line }) => line.class))];
  const farmIssues = state.reconciled.issues.filter(({ line }) => line === null);
  return (
    <PlanPage>
      <div className={styles.parts}>
        <div className={styles.bar}>
          <div className={styles.choice}>
            <Select
              label="Stock year"
              options={yearsOffered(stock.rows, year, today).map((one) => ({
                id: String(one),
                label: sayStockYear(one),
              }))}
              value={String(year)}
              onChange={(id) => show({ ...(open ? searchOf(open) : {}), year: Number(id ?? year) })}
            />
          </div>
          <div className={styles.acts}>
            <RouteLink to={reportingRoute.at({ planId }, { show: 'stock' })} {...buttonClasses({})}>
              Stock report
            </RouteLink>
            {mayEdit && (
              <Button icon="upload" onClick={() => setIsImporting(true)}>
                Import a file
              </Button>
            )}
          </div>
        </div>
        <div className={styles.columns}>
          <Panel title={sayStockYear(year)} look="plain">
            {lines.length === 0 && open && (
              <p className={styles.note}>No stock is recorded for this year yet.</p>
            )}
            <StockLines planId={planId} year={year} lines={lines} open={open} unitName={unitName} />
            {mayEdit && (
              <details className={styles.another} open={lines.length === 0}>
                <summary>{lines.length === 0 ? 'First class' : 'Another class'}</summary>
                <NewLine units={units} onOpen={(line) => show(searchOf(line))} />
              </details>
            )}
          </Panel>
          {open ? (
            <LinePanel
              line={open}
              months={monthsOfStockYear(year)}
              state={state}
              unitName={unitName}
              mayEdit={mayEdit}
              onSave={() => writes.saveRows(state.good, state.standing)}
            />
          ) : (
            <EmptyState title="No stock is recorded yet" icon="label">
              {mayEdit
                ? 'Choose a class and fill in what the farm opened with in July, or bring in a file. Closings are worked out as you go.'
                : 'Whoever may change this plan fills it in here.'}
            </EmptyState>
          )}
        </div>
        {farmIssues.length > 0 && (
          <Panel title="Over the farm">
            <ul className={styles.issues}>
              {farmIssues.map((issue) => (
                <li key={issue.month}>{formatStockIssue(issue, unitName)}</li>
              ))}
            </ul>
          </Panel>
        )}
        {state.bad.length > 0 && (
          <p role="status" className={styles.note}>
            {stockWords.kept(counted(state.bad.length, 'month', 'months'))}
          </p>
        )}
        <RatioPanel
          classes={classes}
          ratios={stock.ratios}
          mayEdit={may('editStockUnits')}
          onSet={writes.setRatio}
        />
      </div>
      {writes.question}
      {isImporting && (
        <Suspense>
          <ImportDialog
            standing={state.standing}
            units={units}
            unitName={unitName}
            onSave={writes.saveRows}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      )}
    </PlanPage>
  );
}
