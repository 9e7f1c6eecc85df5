import type { BoardFigures } from '@tussock/contract';
import { boardWords, formatHectares } from '@tussock/domain';
import styles from './portfolio-screen.module.css';

interface GroupHeadingProps {
  /** Value of the group. */
  readonly group: string;
  readonly groups: BoardFigures['groups'];
}

/** Heading of a group of the board: its name, and its sums over all pages. */
export function GroupHeading({ group, groups }: GroupHeadingProps) {
  const found = groups.find(({ value }) => value === group);
  if (!found) return null;
  return (
    <span className={styles.group}>
      <strong>{found.label}</strong>
      <span>
        {boardWords.shown(found.plans, found.plans)} · {formatHectares(found.areaHectares)} ·{' '}
        {boardWords.open(found.openActions)}
        {found.overdueActions > 0 && ` · ${boardWords.overdue(found.overdueActions)}`}
      </span>
    </span>
  );
}
