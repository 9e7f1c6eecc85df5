import { levelLooks, NOT_RATED } from '@tussock/domain';
import type { Cell, Column, LevelMark, TableBlock } from '@tussock/reports';
import { joinClasses, SideScroll } from '@tussock/ui';
import styles from './show-document.module.css';

/** Most columns of a table on a phone; wider ones are shown row by row. */
const MOST_ON_A_PHONE = 3;

const alignOf = ({ align }: Column): string | undefined => (align === 'end' ? styles.end : undefined);

/** Table of a document; one wider than the page scrolls in its frame. */
export function DocumentTable({ table: { label, columns, rows, total } }: { readonly table: TableBlock }) {
  return (
    <SideScroll label={label}>
      <table className={joinClasses(styles.table, columns.length > MOST_ON_A_PHONE && styles.stacks)}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // Columns, rows and cells have no identity but their place.
              <th key={at} scope="col" className={alignOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => {
                const column = columns[index];
                return (
                  <td key={index} className={column && alignOf(column)} data-label={column?.header}>
                    {cell === '' ? null : (
                      <div>
                        <CellText cell={cell} />
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {total && <Total total={total} columns={columns} />}
      </table>
    </SideScroll>
  );
}

function Total({ total, columns }: Required<Pick<TableBlock, 'total' | 'columns'>>) {
  return (
    <tfoot>
      <tr>
        {total.map((text, index) => {
          const column = columns[index];
          return (
            <td key={index} className={column && alignOf(column)} data-label={column?.header}>
              {text}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

function CellText({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return cell;
  const { text, tone, below = [], levels = [], reason = [], links = [] } = cell;
  return (
    <>
      {levels.length > 0 && (
        <span className={styles.levels}>
          {levels.map((mark, index) => (
            <span key={index}>
              {index > 0 && ' → '}
              <Level mark={mark} />
            </span>
          ))}
        </span>
      )}
      {text !== '' && reason.length === 0 && <span className={tone && styles[tone]}>{text}</span>}
      {reason.length > 0 && <Reason text={text} reason={reason} />}
      {below.map((line, index) => (
        <span key={index} className={styles.below}>
          {line}
        </span>
      ))}
      {links.map(({ to, text: word }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <a href={`#${to}`}>{word}</a>
        </span>
      ))}
    </>
  );
}

/** A figure with a button that shows how it was computed. */
function Reason({ text, reason }: { readonly text: string; readonly reason: readonly string[] }) {
  return (
    <details className={styles.reason}>
      <summary>{text}</summary>
      {reason.map((line) => (
        <span key={line} className={styles.below}>
          {line}
        </span>
      ))}
    </details>
  );
}

/** Risk level: dashed for the inherent one, solid for the remaining one. */
function Level({ mark: { text, level, isBefore = false } }: { readonly mark: LevelMark }) {
  const { colour, ink, line } = level ? levelLooks[level] : NOT_RATED;
  const look = isBefore ? { borderColor: line } : { background: colour, color: ink, borderColor: line };
  return (
    <span className={isBefore ? styles.before : styles.after} style={look}>
      {text}
    </span>
  );
}
