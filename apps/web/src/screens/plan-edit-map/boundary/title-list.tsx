import { holdingOf, formatHectares, type PlanInfo } from '@tussock/domain';
import type { TitleFeature } from '@tussock/contract';
import { Checkbox } from '@tussock/ui';
import styles from './cadastral-screen.module.css';

const NONE = {};

/** Joins the lines below a title's number. */
const sayBelow = (lines: readonly (string | null)[]): string => lines.filter(Boolean).join(' · ');

/** List of titles to select from, a line for each part, with its legal description and area; read-only without `onChoose`. */
export function TitleList({
  titles,
  selectedIds,
  onToggle,
  addresses = NONE,
  registers = NONE,
}: {
  readonly titles: readonly TitleFeature[];
  readonly selectedIds: readonly string[];
  readonly onToggle?: ((id: string) => void) | undefined;
  /** By part id: the addresses by which it was found. */
  readonly addresses?: Readonly<Record<string, readonly string[]>>;
  /** Owners and leaseholders from plan info. */
  readonly registers?: Partial<Pick<PlanInfo, 'propertyOwnerships' | 'leases'>>;
}) {
  return (
    <ul className={styles.titles}>
      {titles.map(({ properties }) => {
        const { id, linzCadastralId, titleNumber, appellation, areaHectares } = properties;
        const piece =
          id === linzCadastralId ? '' : `, part ${Number(id.slice(linzCadastralId.length + 1)) + 1}`;
        const name = `${titleNumber}${piece}`;
        const below = sayBelow([appellation, ...(addresses[id] ?? []), ...holdingOf(registers, titleNumber)]);
        return (
          <li key={id} className={styles.titleLine}>
            {onToggle ? (
              <Checkbox
                isSelected={selectedIds.includes(id)}
                onChange={() => onToggle(id)}
                {...(below ? { help: below } : {})}
              >
                {name}
              </Checkbox>
            ) : (
              <div>
                {name}
                {below && <p className={styles.hint}>{below}</p>}
              </div>
            )}
            <span className={styles.area}>{formatHectares(areaHectares)}</span>
          </li>
        );
      })}
    </ul>
  );
}
