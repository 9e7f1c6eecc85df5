import {
  className,
  figureWith,
  ratioSources,
  stockClassFacts,
  type StockClass,
  type StockRatio,
} from '@tussock/domain';
import {
  Button,
  DataTable,
  joinClasses,
  NumberField,
  Panel,
  readNumber,
  type TableColumn,
} from '@tussock/ui';
import { useState } from 'react';
import styles from './stock-screen.module.css';
import type { StockWrites } from './use-stock-writes.ts';

interface RatioPanelProps {
  readonly classes: readonly StockClass[];
  readonly ratios: readonly StockRatio[];
  readonly mayEdit: boolean;
  readonly onSet: StockWrites['setRatio'];
}

const MOST = 30;
const DECIMALS = 2;

type About = Pick<RatioPanelProps, 'ratios' | 'mayEdit' | 'onSet'>;

const sourceOf = (stockClass: StockClass, stored: StockRatio | undefined): string => {
  const facts = stockClassFacts[stockClass];
  const source = ratioSources[facts.ratioSource];
  if (stored) return `Set by the provider in place of ${figureWith(facts.stockUnits, DECIMALS)}`;
  return source.isPublished ? source.label : `${source.label} (no published source)`;
};

const columnsOf = ({ ratios, mayEdit, onSet }: About): readonly TableColumn<StockClass>[] => {
  const setOf = (stockClass: StockClass) => ratios.find((ratio) => ratio.class === stockClass);
  const figureOf = (stockClass: StockClass): string =>
    figureWith(setOf(stockClass)?.stockUnits ?? stockClassFacts[stockClass].stockUnits, DECIMALS);
  const field = (stockClass: StockClass) => (
    <RatioField stockClass={stockClass} stored={setOf(stockClass)} onSet={onSet} />
  );
  return [
    { id: 'class', header: 'Class', isRowHeader: true, cell: (stockClass) => className(stockClass) },
    { id: 'ratio', header: 'Stock units', align: 'end', cell: mayEdit ? field : figureOf },
    {
      id: 'source',
      header: 'Where it is from',
      cell: (stockClass) => sourceOf(stockClass, setOf(stockClass)),
    },
  ];
};

/** How many stock units an animal of each class is, and where that is from. */
export function RatioPanel({ classes, ratios, mayEdit, onSet }: RatioPanelProps) {
  const columns = columnsOf({ ratios, mayEdit, onSet });
  return (
    <Panel title="Stock units of one head" isFlush>
      <DataTable
        label="Stock units of one head"
        columns={columns}
        rows={classes}
        rowKey={(stockClass) => stockClass}
        emptyState={
          <p className={joinClasses(styles.note, styles.foot)}>
            Once stock is filled in, its classes are listed here.
          </p>
        }
      />
    </Panel>
  );
}

function RatioField({
  stockClass,
  stored,
  onSet,
}: {
  readonly stockClass: StockClass;
  readonly stored: StockRatio | undefined;
  readonly onSet: StockWrites['setRatio'];
}) {
  const ofTable = stockClassFacts[stockClass].stockUnits;
  const now = figureWith(stored?.stockUnits ?? ofTable, DECIMALS);
  const [text, setText] = useState<string | null>(null);
  const read = readNumber(text ?? now);
  const isFit = read.kind === 'number' && read.value >= 0 && read.value <= MOST;
  const isChanged = text !== null && isFit && figureWith(read.value, DECIMALS) !== now;
  return (
    <div className={styles.ratio}>
      <NumberField
        label={`Stock units of ${className(stockClass).toLowerCase()}`}
        isLabelHidden
        unit="SU"
        value={text ?? now}
        error={isFit ? undefined : `Type a number from 0 to ${MOST}`}
        onChange={setText}
      />
      {isChanged && (
        <Button
          size="small"
          variant="primary"
          onClick={() =>
            void onSet(stockClass, Number(read.value.toFixed(DECIMALS)), stored).then(() => setText(null))
          }
        >
          Set
        </Button>
      )}
      {stored && !isChanged && (
        <Button
          size="small"
          isQuiet
          onClick={() => void onSet(stockClass, null, stored).then(() => setText(null))}
        >
          {`Back to ${figureWith(ofTable, DECIMALS)}`}
        </Button>
      )}
    </div>
  );
}
