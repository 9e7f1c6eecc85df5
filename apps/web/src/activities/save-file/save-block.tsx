import type { Block } from '@tussock/reports';
import { Menu } from '@tussock/ui';
import { useRef, type ReactNode } from 'react';
import { saveDrawing } from './save-drawing.ts';
import styles from './save-block.module.css';
import { saveTable } from './save-table.ts';
import { tableOfBlock } from './table-of-block.ts';

interface SaveBlockProps {
  readonly block: Block;
  /** What a file of it is called, without its ending. */
  readonly fileName: string;
  readonly children: ReactNode;
}

/** A block of a document with what saves it: a table for a spreadsheet, a chart or a map as a drawing. Anything else is left as it is. */
export function SaveBlock({ block, fileName, children }: SaveBlockProps) {
  const shown = useRef<HTMLDivElement>(null);
  const draw = (form: 'svg' | 'png') => () => {
    const drawing = shown.current?.querySelector('svg');
    if (drawing) void saveDrawing(form, drawing, fileName);
  };
  if (block.type === 'table') {
    const save = (form: 'csv' | 'xlsx') => () =>
      void saveTable(form, { name: block.label, fileName, table: tableOfBlock(block) });
    return (
      <div className={styles.block}>
        {children}
        <SaveMenu
          label={`Save the table ${block.label}`}
          ways={[
            ['xlsx', 'Excel workbook', save('xlsx')],
            ['csv', 'CSV, for spreadsheets', save('csv')],
          ]}
        />
      </div>
    );
  }
  if (block.type !== 'chart' && block.type !== 'map') return children;
  return (
    <div className={styles.block}>
      <div ref={shown}>{children}</div>
      <SaveMenu
        label={block.type === 'chart' ? `Save the chart ${block.spec.title}` : 'Save the map'}
        ways={[
          ['svg', 'SVG, for drawing programs', draw('svg')],
          ['png', 'PNG, a picture', draw('png')],
        ]}
      />
    </div>
  );
}

interface SaveMenuProps {
  readonly label: string;
  readonly ways: readonly (readonly [id: string, label: string, act: () => void])[];
}

function SaveMenu({ label, ways }: SaveMenuProps) {
  return (
    <div className={styles.save}>
      <Menu
        label={label}
        size="small"
        groups={[{ actions: ways.map(([id, way, onAction]) => ({ id, label: way, onAction })) }]}
      >
        Save
      </Menu>
    </div>
  );
}
