import {
  countInFigures,
  figureUpTo,
  halfUp,
  lineKeyOf,
  monthBriefly,
  monthOf,
  movesIn,
  movesOut,
  signedCount,
  stockCells,
  stockKeyOf,
  stockRowFields,
  type ReconciledRow,
  type StockCell,
  type StockIssue,
  type StockLineKey,
} from '@tussock/domain';
import { joinClasses } from '@tussock/ui';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellText, isBlock, type ChangedRow, type Drafts, type Standing } from './stock-drafts.ts';
import styles from './stock-grid.module.css';

interface StockGridProps {
  readonly line: StockLineKey;
  readonly months: readonly string[];
  readonly standing: Standing;
  readonly drafts: Drafts;
  readonly changed: readonly ChangedRow[];
  /** Of this line, as it would stand. */
  readonly rows: readonly ReconciledRow[];
  readonly issues: readonly StockIssue[];
  readonly mayEdit: boolean;
  readonly onType: (month: string, cell: StockCell, text: string) => void;
  readonly onPaste: (month: number, cell: number, text: string) => void;
}

const isIn = (cell: StockCell): boolean => movesIn.some((move) => move === cell);
const isOut = (cell: StockCell): boolean => movesOut.some((move) => move === cell);
const signOf = (cell: StockCell): string => (isIn(cell) ? '+\u00A0' : isOut(cell) ? '−\u00A0' : '');
const unitOf = (cell: StockCell): string => {
  const { unit } = stockRowFields[cell];
  return unit === 'head' ? '' : `, ${unit}`;
};

/** What is said below a cell of what does not agree; the whole sentence stands below the grid. */
const issueWords = ({ kind, difference }: StockIssue): string => {
  if (kind === 'row' || kind === 'opening') return `Out by ${signedCount(difference)}`;
  if (kind === 'noOpening') return 'Missing';
  return kind === 'missingRow' ? 'No row' : 'Below 0';
};
/** Below which cell it stands. */
const cellOfIssue = ({ kind }: StockIssue): StockCell =>
  kind === 'row' || kind === 'belowZero' ? 'closing' : 'opening';

/** What stands in an empty cell in grey: what it will count as. */
function workedOut(row: ReconciledRow | undefined, cell: StockCell): string {
  if (!row) return '';
  if (cell === 'opening') return countInFigures(row.opening);
  if (cell === 'closing') return countInFigures(row.workedOut);
  if (cell === 'weightGainGPerDay' && row.gainGPerDay) return figureUpTo(halfUp(row.gainGPerDay, 0), 0);
  return '';
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
};

/** Which cell of the grid an input is. */
const placeOf = (input: HTMLInputElement): readonly [month: number, cell: number] => [
  Number(input.dataset['month']),
  Number(input.dataset['cell']),
];

/** The twelve months of one class: typed, or pasted from a spreadsheet. Arrows and Enter go up and down, Tab across. */
export function StockGrid(props: StockGridProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    const step = steps[event.key];
    if (!step || !(event.target instanceof HTMLInputElement)) return;
    const [month, cell] = placeOf(event.target);
    const next = tableRef.current?.querySelector<HTMLInputElement>(
      `[data-month="${month + step[0]}"][data-cell="${cell + step[1]}"]`,
    );
    event.preventDefault();
    next?.focus();
    next?.select();
  };
  const paste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!props.mayEdit || !isBlock(text) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    props.onPaste(...placeOf(event.target), text);
  };
  return (
    // What moves must be reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Months" tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its inputs are given is heard here */}
      <table className={styles.grid} ref={tableRef} onKeyDown={move} onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {stockCells.map((cell) => (
              <th key={cell} scope="col" data-flow={isIn(cell) ? 'in' : isOut(cell) ? 'out' : undefined}>
                <span aria-hidden="true">{signOf(cell)}</span>
                {stockRowFields[cell].label}
                {unitOf(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.months.map((month, at) => (
            <MonthRow key={month} {...props} month={month} at={at} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthRow({ month, at, ...props }: StockGridProps & { readonly month: string; readonly at: number }) {
  const key = { ...props.line, month };
  const row = props.rows.find((one) => one.row.month === month);
  const issues = props.issues.filter((issue) => issue.month === month);
  const faults = props.changed.find((one) => stockKeyOf(one.key) === stockKeyOf(key))?.faults ?? {};
  return (
    <tr data-month={month}>
      <th scope="row">{monthBriefly(month)}</th>
      {stockCells.map((cell, index) => {
        const id = `${lineKeyOf(props.line)}-${month}-${cell}`.replaceAll(' ', '-');
        const words = issues.filter((issue) => cellOfIssue(issue) === cell).map(issueWords);
        const fault = faults[cell];
        const said = fault === undefined ? words : [fault];
        return (
          <td
            key={cell}
            className={joinClasses(words.length > 0 && styles.marked, fault !== undefined && styles.faulty)}
          >
            <input
              aria-label={`${stockRowFields[cell].label}, ${monthOf(month)}`}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={said.length > 0 ? id : undefined}
              data-month={at}
              data-cell={index}
              inputMode="decimal"
              autoComplete="off"
              readOnly={!props.mayEdit}
              placeholder={workedOut(row, cell)}
              value={cellText(props.drafts, props.standing, key, cell)}
              onChange={(event) => props.onType(month, cell, event.target.value)}
            />
            {said.length > 0 && (
              <span id={id} className={styles.said}>
                {said.join('. ')}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
