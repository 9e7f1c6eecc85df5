import { actionStateOptions, sayState } from '@tussock/domain';
import { FacetGroup, SearchField } from '@tussock/ui';
import { useEffect, useState } from 'react';
import styles from './filter-panel.module.css';
import { chosenOf, countsOf, NONE, searchOf, type Facet } from './register-rows.ts';
import type { SharedProps } from './shared-props.ts';

/** Values of one filter in the order in which they stand, each with its words. */
interface FacetList {
  readonly facet: Facet;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

const states = actionStateOptions.map(({ key }) => ({ value: key, label: sayState(key) }));

const byLabel = (one: { readonly label: string }, other: { readonly label: string }): number =>
  one.label.localeCompare(other.label, 'en-NZ');

/** Parts of this plan, and after them what actions still stand in that its catalogue has no more. */
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
      values: years.map((value) => ({ value, label: value === NONE ? 'No day yet' : value })),
    },
  ];
}

/** The address follows the typing once it rests. */
const REST_MS = 200;

/** What the register is narrowed by, with how many actions each choice leaves. */
export function FilterPanel(props: SharedProps) {
  return (
    <div className={styles.panel}>
      <WordsField key={props.search.search === undefined ? 'empty' : 'filled'} {...props} />
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

function WordsField({ search, change }: SharedProps) {
  const words = search.search ?? '';
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => change({ search: typed || undefined }), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, words, change]);
  return (
    <SearchField label="Find an action" placeholder="Find an action" value={typed} onChange={setTyped} />
  );
}
