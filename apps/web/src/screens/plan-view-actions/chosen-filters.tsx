import {
  countInFigures,
  findSection,
  isBudgeted,
  isDoneState,
  formatActionState,
  type ActionState,
} from '@tussock/domain';
import { ChosenChips } from '@tussock/ui';
import styles from './actions-screen.module.css';
import { chosenOf, facets, NONE, searchOf, type Facet } from './register-rows.ts';
import { ANY_STATE } from './register-search.ts';
import type { SharedProps } from './shared-props.ts';

/** The chosen filters, each removable, and the number of remaining actions. */
export function ChosenFilters({ register, search, change }: SharedProps) {
  const wordsOf = (facet: Facet, value: string): string => {
    if (value === NONE)
      return { unit: 'No land unit', person: 'Nobody yet', year: 'No due date', state: '', section: '' }[
        facet
      ];
    if (facet === 'state') return formatActionState(value as ActionState); // the address is of people: what is no state stands as it is
    if (facet === 'section') return findSection(value)?.title ?? value;
    if (facet === 'unit') return register.nameOf(value) ?? 'One that is gone';
    if (facet === 'person') return register.rows.find(({ person }) => person === value)?.who ?? 'You';
    return value;
  };
  const without = (facet: Facet, value: string): string | undefined =>
    searchOf(
      facet,
      chosenOf(search, facet).filter((other) => other !== value),
    );
  const chips = (Object.keys(facets) as Facet[]).flatMap((facet) =>
    chosenOf(search, facet).map((value) => ({
      key: `${facet} ${value}`,
      words: wordsOf(facet, value),
      onRemove: () => change({ [facet]: without(facet, value) }),
    })),
  );
  const clear = (): void =>
    change({
      search: undefined,
      state: ANY_STATE,
      section: undefined,
      unit: undefined,
      person: undefined,
      year: undefined,
      overdue: undefined,
    });
  return (
    <div className={styles.chosen}>
      <ChosenChips
        chips={chips}
        onClear={
          chips.length > 0 || search.overdue === true || search.search !== undefined ? clear : undefined
        }
      />
      <output className={styles.left}>
        <span>
          {countInFigures(register.found.length)} of {countInFigures(register.rows.length)} actions
        </span>
        <Progress {...register} />
      </output>
    </div>
  );
}

/** Share of the agreed actions that are done, for the whole plan. */
function Progress({ rows }: Pick<SharedProps['register'], 'rows'>) {
  const agreed = rows.filter(({ action }) => isBudgeted(action.values));
  const done = agreed.filter(({ action }) => isDoneState(action.values.state)).length;
  if (agreed.length === 0) return null;
  return (
    <span className={styles.progress}>
      <progress max={agreed.length} value={done} aria-hidden="true" />
      {`${countInFigures(done)} of ${countInFigures(agreed.length)} agreed are done`}
    </span>
  );
}
