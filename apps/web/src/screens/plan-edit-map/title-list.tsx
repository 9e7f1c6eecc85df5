import { sayHectares } from '@tussock/domain';
import type { TitleFeature } from '@tussock/contract';
import { Checkbox } from '@tussock/ui';
import styles from './cadastral-screen.module.css';

/** Titles to choose from, a line for each piece, with its legal description and area. */
export function TitleList({
  titles,
  selectedIds,
  onToggle,
}: {
  readonly titles: readonly TitleFeature[];
  readonly selectedIds: readonly string[];
  readonly onToggle: (id: string) => void;
}) {
  return (
    <ul className={styles.titles}>
      {titles.map(({ properties }) => {
        const { id, linzCadastralId, titleNumber, appellation, areaHectares } = properties;
        const piece =
          id === linzCadastralId ? '' : `, part ${Number(id.slice(linzCadastralId.length + 1)) + 1}`;
        return (
          <li key={id} className={styles.titleLine}>
            <Checkbox
              isSelected={selectedIds.includes(id)}
              onChange={() => onToggle(id)}
              {...(appellation ? { help: appellation } : {})}
            >
              {`${titleNumber}${piece}`}
            </Checkbox>
            <span className={styles.area}>{sayHectares(areaHectares)}</span>
          </li>
        );
      })}
    </ul>
  );
}
