import {
  className,
  countInFigures,
  enterpriseName,
  lineKeyOf,
  lineName,
  livestockTypes,
  type StockLineKey,
  type UnitName,
} from '@tussock/domain';
import { Select, Tag } from '@tussock/ui';
import { useGo } from '../../routes/use-go.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { stockRoute } from './route.ts';
import styles from './stock-screen.module.css';

/** A class of the year, as the list has it. */
export interface ListedLine {
  readonly line: StockLineKey;
  /** Of its last month. */
  readonly closing: number;
  readonly issues: number;
}

interface StockLinesProps {
  readonly planId: string;
  readonly year: number;
  readonly lines: readonly ListedLine[];
  readonly open: StockLineKey | undefined;
  readonly unitName: UnitName;
}

/** The classes of the year by enterprise; one of them is open beside. On a phone they are one choice. */
export function StockLines({ planId, year, lines, open, unitName }: StockLinesProps) {
  const used = livestockTypes.filter(({ key }) => lines.some(({ line }) => line.enterprise === key));
  const unitOf = ({ lmuId }: StockLineKey) => (lmuId === undefined ? null : unitName(lmuId));
  const go = useGo();
  const addressOf = (line: StockLineKey) =>
    stockRoute.at(
      { planId },
      {
        year,
        enterprise: line.enterprise,
        class: line.class,
        ...(line.lmuId === undefined ? {} : { unit: line.lmuId }),
      },
    );
  return (
    <>
      <div className={styles.picker}>
        <Select
          label="Class"
          placeholder="Choose a class"
          options={lines.map(({ line, issues }) => ({
            id: lineKeyOf(line),
            label: `${lineName(line, unitName)}${issues > 0 ? ` (${issues} to check)` : ''}`,
          }))}
          value={open ? lineKeyOf(open) : null}
          onChange={(id) => {
            const chosen = lines.find(({ line }) => lineKeyOf(line) === id);
            if (chosen) void go(addressOf(chosen.line), { replace: true, resetScroll: false });
          }}
        />
      </div>
      <nav aria-label="Classes" className={styles.lines}>
        {used.map(({ key }) => (
          <div key={key}>
            <h3>{enterpriseName(key)}</h3>
            <ul>
              {lines
                .filter(({ line }) => line.enterprise === key)
                .map(({ line, closing, issues }) => (
                  <li key={lineKeyOf(line)}>
                    <RouteLink
                      to={addressOf(line)}
                      className={styles.line}
                      {...(open && lineKeyOf(open) === lineKeyOf(line) ? { 'aria-current': 'true' } : {})}
                    >
                      <span>
                        {className(line.class)}
                        {unitOf(line) && <small>{unitOf(line)}</small>}
                      </span>
                      <span className={styles.count}>
                        {countInFigures(closing)}
                        {issues > 0 && <Tag variant="warning">{`${issues} to check`}</Tag>}
                      </span>
                    </RouteLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
