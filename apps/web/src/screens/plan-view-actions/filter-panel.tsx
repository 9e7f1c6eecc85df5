import { actionStateOptions, LONGEST_SEARCH, nameOrder, formatActionState } from '@tussock/domain';
import { FacetGroup, DebouncedSearch } from '@tussock/ui';
import styles from './filter-panel.module.css';
import { chosenOf, countsOf, NONE, searchOf, type Facet } from './register-rows.ts';
import type { SharedProps } from './shared-props.ts';

/** Values of one filter in order, with their labels. */
interface FacetList {
  readonly facet: Facet;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

const states = actionStateOptions.map(({ key }) => ({ value: key, label: formatActionState(key) }));

const byLabel = (one: { readonly label: string }, other: { readonly label: string }): number =>
  nameOrder.compare(one.label, other.label);

/** Sections of this plan, then sections of its actions that the catalogue no longer has. */
function sectionsFor({ sections, rows }: SharedProps['register']): FacetList['values'] {
  const labels = new Map(sections.map(({ key, title }) => [key, title]));
  for (const { action, sectionTitle } of rows)
    if (!labels.has(action.values.sectionKey)) labels.set(action.values.sectionKey, sectionTitle);
  return [...labels].map(([value, label]) => ({ value, label }));
}

function listsFor({ register }: SharedProps): readonly FacetList[] {
  const { rows, nameOf } = register;
  const units = new Set(rows.flatMap((row) => row.units));
  const people = new Map(rows.map(({ person, who }) => [person, who || 'Nobody yet']));
  const years = [...new Set(rows.map(({ year }) => year))].toSorted();
  return [
    { facet: 'state', title: 'State', values: states },
    { facet: 'section', title: 'Part of the plan', values: sectionsFor(register) },
    {
      facet: 'unit',
      title: 'Land unit',
      values: [...units]
        .map((value) => ({ value, label: nameOf(value) ?? 'One that is gone' }))
        .toSorted(byLabel),
    },
    {
      facet: 'person',
      title: 'Who',
      values: [...people].map(([value, label]) => ({ value, label })).toSorted(byLabel),
    },
    {
      facet: 'year',
      title: 'Year',
      values: years.map((value) => ({ value, label: value === NONE ? 'No due date' : value })),
    },
  ];
}

/** Filters of the register, with the number of actions for each choice. */
export function FilterPanel(props: SharedProps) {
  return (
    <div className={styles.panel}>
      <DebouncedSearch
        label="Find an action"
        placeholder="Find an action"
        maxLength={LONGEST_SEARCH}
        value={props.search.search ?? ''}
        onChange={(typed) => props.change({ search: typed || undefined })}
      />
      {listsFor(props).map(({ facet, title, values }) => {
        const counts = countsOf(props.register.rows, facet, props.search);
        return (
          <FacetGroup
            key={facet}
            title={title}
            options={values.map((one) => ({ ...one, count: counts.get(one.value) ?? 0 }))}
            chosen={chosenOf(props.search, facet)}
            onChange={(chosen) => props.change({ [facet]: searchOf(facet, chosen) })}
          />
        );
      })}
    </div>
  );
}
