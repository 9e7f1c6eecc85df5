import { releaseWords } from '@tussock/domain';
import { Button, Switch } from '@tussock/ui';
import type { ContentGroup, ContentsChosen } from './content-rows.ts';
import styles from './sharing-screen.module.css';

/** Everything that may be in a copy, in one list: each row is in or out by the same switch, private ones out until somebody says so. */
export function ChooseContents({
  groups,
  chosen,
  onChoose,
}: {
  readonly groups: readonly ContentGroup[];
  readonly chosen: ContentsChosen;
  readonly onChoose: (chosen: ContentsChosen) => void;
}) {
  const rows = groups.flatMap((group) => group.rows);
  return (
    <fieldset className={styles.parts}>
      <legend>{releaseWords.contents}</legend>
      <p className={styles.note}>{releaseWords.contentsAbout}</p>
      <p>{releaseWords.countIn(rows.filter(({ isIn }) => isIn).length, rows.length)}</p>
      {groups.map((group) => {
        const left = group.rows.filter(({ isIn, isPrivate }) => !isIn && !isPrivate);
        return (
          <section key={group.title} aria-label={group.title}>
            <div className={styles.groupHead}>
              <h3>{group.title}</h3>
              {left.length > 0 && (
                <Button
                  size="small"
                  isQuiet
                  aria-label={releaseWords.allIn(group.title)}
                  onClick={() => onChoose(left.reduce((all, row) => row.set(all, true), chosen))}
                >
                  {releaseWords.allInShort}
                </Button>
              )}
            </div>
            {group.rows.map(({ key, label, help, isPrivate, isIn, set }) => (
              <Switch
                key={key}
                isSelected={isIn}
                state={isIn ? releaseWords.in : releaseWords.out}
                help={[isPrivate && !isIn ? releaseWords.privateRow : '', help].filter(Boolean).join('. ')}
                onChange={(isWanted) => onChoose(set(chosen, isWanted))}
              >
                {label}
              </Switch>
            ))}
          </section>
        );
      })}
    </fieldset>
  );
}
