import type { BoundaryFeature } from '@tussock/contract';
import { boundaryWords as words, givenName, formatHectares, type BlockName } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { Button, TextField } from '@tussock/ui';
import { useState } from 'react';
import styles from './by-hand.module.css';

interface BlockListProps {
  readonly blocks: readonly BoundaryFeature[];
  readonly names: readonly BlockName[];
  readonly mayEdit: boolean;
  readonly onName: (named: readonly (readonly [block: PolygonalGeometry, name: string])[]) => Promise<void>;
}

/** List of the boundary's blocks with their areas and names. */
export function BlockList({ blocks, names, mayEdit, onName }: BlockListProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (blocks.length === 0) return null;
  const nameOf = ({ properties, geometry }: BoundaryFeature): string =>
    typed[properties.id] ?? givenName(geometry, names) ?? '';
  const save = async (): Promise<void> => {
    const changed = blocks.filter(({ properties }) => typed[properties.id] !== undefined);
    await onName(changed.map((block) => [block.geometry, nameOf(block)] as const));
    setTyped({});
  };
  return (
    <form
      className={styles.blocks}
      aria-labelledby="boundary-blocks"
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown as a toast; what was typed stays.
        void save().catch(() => undefined);
      }}
    >
      <h2 id="boundary-blocks">{words.blocks}</h2>
      <ul>
        {blocks.map((block, index) => (
          <li key={block.properties.id} className={styles.block}>
            {mayEdit ? (
              <TextField
                label={words.blockName(index + 1)}
                value={nameOf(block)}
                placeholder={block.properties.name || words.block(index + 1)}
                maxLength={60}
                onChange={(name) => setTyped({ ...typed, [block.properties.id]: name })}
              />
            ) : (
              <span>{block.properties.name || words.block(index + 1)}</span>
            )}
            <span className={styles.area}>{formatHectares(block.properties.areaHectares)}</span>
          </li>
        ))}
      </ul>
      {Object.keys(typed).length > 0 && (
        <Button size="small" type="submit">
          {words.saveNames}
        </Button>
      )}
    </form>
  );
}
