import { isClassOf, livestockClasses, livestockTypes, type StockLineKey } from '@tussock/domain';
import { Button, Select } from '@tussock/ui';
import { useState } from 'react';
import styles from './stock-screen.module.css';

type Enterprise = StockLineKey['enterprise'];
type StockClass = StockLineKey['class'];

interface NewLineProps {
  readonly units: readonly { readonly id: string; readonly name: string }[];
  readonly onOpen: (line: StockLineKey) => void;
}

/** Chooses a class to fill in, and the land unit where the farm counts by these. */
export function NewLine({ units, onOpen }: NewLineProps) {
  const [enterprise, setEnterprise] = useState<Enterprise | null>(null);
  const [stockClass, setStockClass] = useState<StockClass | null>(null);
  const [lmuId, setLmuId] = useState<string | null>(null);
  return (
    <div className={styles.newLine}>
      <Select
        label="Enterprise"
        options={livestockTypes.map(({ key, label }) => ({ id: key, label }))}
        value={enterprise}
        onChange={(chosen) => {
          setEnterprise(chosen);
          setStockClass(null);
        }}
      />
      <Select
        label="Class"
        isDisabled={enterprise === null}
        options={livestockClasses
          .filter(({ key }) => enterprise !== null && isClassOf(enterprise, key))
          .map(({ key, label }) => ({ id: key, label }))}
        value={stockClass}
        onChange={setStockClass}
      />
      {units.length > 0 && (
        <Select
          label="Land unit"
          clearLabel="No land unit"
          placeholder="No land unit"
          options={units.map(({ id, name }) => ({ id, label: name }))}
          value={lmuId}
          onChange={setLmuId}
        />
      )}
      <Button
        icon="plus"
        disabled={enterprise === null || stockClass === null}
        onClick={() => {
          if (enterprise && stockClass)
            onOpen({ enterprise, class: stockClass, ...(lmuId === null ? {} : { lmuId }) });
        }}
      >
        Fill in this class
      </Button>
    </div>
  );
}
