import type { BoardRow } from '@tussock/contract';
import { boardWords, textOfChosen } from '@tussock/domain';
import { Button, buttonClasses, SelectionBar } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './portfolio-screen.module.css';
import { workRoute } from './route.ts';

/** What can be done with the chosen farms: their actions in one register. */
export const ChosenFarms = ({
  rows,
  onClear,
}: {
  readonly rows: readonly BoardRow[];
  readonly onClear: () => void;
}) => (
  <div className={styles.bar}>
    <SelectionBar
      label={boardWords.chosenFarms}
      words={<strong>{boardWords.bulk.chosen(rows.length)}</strong>}
    >
      <RouteLink
        to={workRoute.at({ farm: textOfChosen(rows.map(({ _id }) => _id)) })}
        {...buttonClasses({ variant: 'primary' })}
      >
        {boardWords.theirActions}
      </RouteLink>
      <Button onClick={onClear}>{boardWords.bulk.clear}</Button>
    </SelectionBar>
  </div>
);
