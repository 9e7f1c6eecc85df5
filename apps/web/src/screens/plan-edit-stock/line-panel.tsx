import {
  counted,
  enterpriseName,
  lineKeyOf,
  lineOf,
  className,
  formatStockIssue,
  stockWords,
  type StockCell,
  type StockLineKey,
  type UnitName,
} from '@tussock/domain';
import { useMutation } from '@tanstack/react-query';
import { Button, joinClasses, Panel } from '@tussock/ui';
import { useState } from 'react';
import { useCtrlS } from '../../activities/edit-fields/index.ts';
import { passedOverIn, pasteBlock, typeCell } from './stock-drafts.ts';
import { StockGrid } from './stock-grid.tsx';
import styles from './stock-screen.module.css';
import type { useStockDrafts } from './use-stock-drafts.ts';

interface LinePanelProps {
  readonly line: StockLineKey;
  readonly months: readonly string[];
  readonly state: ReturnType<typeof useStockDrafts>;
  readonly unitName: UnitName;
  readonly mayEdit: boolean;
  readonly onSave: () => Promise<void>;
}

/** One class: its twelve months, and what was typed of the whole year to be saved. */
export function LinePanel({ line, months, state, unitName, mayEdit, onSave }: LinePanelProps) {
  const { drafts, setDrafts, standing, changed, good } = state;
  const [passedOver, setPassedOver] = useState(0);
  const isOfLine = (other: StockLineKey): boolean => lineKeyOf(lineOf(other)) === lineKeyOf(line);
  const ofLine = state.reconciled.issues.filter(({ line: other }) => other !== null && isOfLine(other));
  const save = useMutation({
    mutationFn: async () => {
      // A month that is typed in since has another key object, and stays.
      const sent = new Set(good.map(({ key }) => key));
      await onSave();
      return sent;
    },
    onSuccess: (saved) =>
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([, { key }]) => !saved.has(key)))),
  });
  // Whoever types stands in a cell with sixty others between it and the button.
  useCtrlS(() => {
    if (mayEdit && good.length > 0 && !save.isPending) save.mutate();
  });
  const type = (month: string, cell: StockCell, text: string): void =>
    setDrafts((now) => typeCell(now, standing, { key: { ...line, month }, cell, text }));
  const paste = (month: number, cell: number, text: string): void => {
    const at = { line, months, month, cell };
    setPassedOver(passedOverIn(at, text));
    setDrafts((now) => pasteBlock(now, standing, at, text));
  };
  return (
    <Panel
      title={[
        className(line.class),
        enterpriseName(line.enterprise),
        ...(line.lmuId ? [unitName(line.lmuId)] : []),
      ].join(', ')}
      isFlush
    >
      <StockGrid
        line={line}
        months={months}
        standing={standing}
        drafts={drafts}
        changed={changed}
        rows={state.reconciled.rows.filter(({ row }) => isOfLine(row))}
        issues={ofLine}
        mayEdit={mayEdit}
        onType={type}
        onPaste={paste}
      />
      {mayEdit && changed.length > 0 && (
        <footer className={styles.saving}>
          <Button isQuiet size="small" onClick={() => setDrafts({})}>
            Take back what was typed
          </Button>
          <Button
            variant="primary"
            isPending={save.isPending}
            disabled={good.length === 0}
            onClick={() => save.mutate()}
          >
            {`Save ${counted(good.length, 'month', 'months')}`}
          </Button>
        </footer>
      )}
      {/* There before it says something, so that it is heard. */}
      <output className={joinClasses(styles.note, styles.foot)}>
        {passedOver > 0 && stockWords.passedOver(passedOver)}
      </output>
      {ofLine.length > 0 && (
        <ul className={joinClasses(styles.issues, styles.foot)} aria-label="To check">
          {ofLine.map((issue) => (
            <li key={`${issue.month} ${issue.kind}`}>{formatStockIssue(issue, unitName)}</li>
          ))}
        </ul>
      )}
      <p className={joinClasses(styles.note, styles.foot)}>
        Grey figures are worked out. A block copied from a spreadsheet is pasted from the cell you stand in.
        Rows that do not balance are kept, and marked.
      </p>
    </Panel>
  );
}
