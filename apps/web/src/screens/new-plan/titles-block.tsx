import type { TitleFeature } from '@tussock/contract';
import { BREAK_MARKER, formatHectares, newPlanWords, refusals } from '@tussock/domain';
import { Button, Checkbox } from '@tussock/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './new-plan-screen.module.css';
import type { InputProps } from '../../session/input-props.ts';
import { AddressInput } from '../../activities/suggest-address/index.ts';
import { useLand } from './use-land-choice.ts';

/** Neighbours shown before the others are asked for. */
const FIRST_SHOWN = 3;

/** The survey plan that a title's land was defined by; undefined for land of another description. */
export const surveyPlanOf = ({ properties }: TitleFeature): string | undefined => {
  const number = /\b(?:Deposited Plan|DP) (\d+)/.exec(properties.appellation ?? '')?.[1];
  return number === undefined ? undefined : `DP ${number}`;
};

const boxIdOf = (titleId: string): string => `title-${titleId}`;

/** A title that is ticked moves to the chosen ones: the keyboard goes with it. */
function useFocusFollows(selectedIds: readonly string[]): void {
  const before = useRef(selectedIds);
  useEffect(() => {
    const moved = [...selectedIds, ...before.current].find(
      (id) => selectedIds.includes(id) !== before.current.includes(id),
    );
    before.current = selectedIds;
    if (moved !== undefined && document.activeElement === document.body)
      document.getElementById(boxIdOf(moved))?.focus();
  }, [selectedIds]);
}

const sumOf = (titles: readonly TitleFeature[]): number =>
  titles.reduce((sum, { properties }) => sum + properties.areaHectares, 0);

const sentenceOf = (error: Error): string => error.message.split(BREAK_MARKER).join(' ') || refusals.generic;

/** Which titles the farm has: those at its address, and those next door. */
export function TitlesBlock() {
  const { selected, selection, found, areaHectares, facts, error, hasFoundNothing } = useLand();
  useFocusFollows(selection.selectedIds);
  const others = found.filter(({ properties }) => !selection.selectedIds.includes(properties.id));
  const beside = (facts?.beside ?? []).filter(
    ({ properties }) => !selection.selectedIds.includes(properties.id),
  );
  return (
    <section aria-labelledby="new-plan-titles" className={styles.titles}>
      <div className={styles.head}>
        <h3 id="new-plan-titles">{newPlanWords.which}</h3>
        {selected.length > 0 && <p>{newPlanWords.chosen(selected.length, areaHectares)}</p>}
      </div>
      <TitleRows titles={selected} />
      <TitleRows titles={others} />
      {selected.length + others.length === 0 && (
        <p className={styles.soft}>{hasFoundNothing ? newPlanWords.noTitle : newPlanWords.noneChosen}</p>
      )}
      {error && (
        <p role="alert" className={styles.fault}>
          {sentenceOf(error)}
        </p>
      )}
      {beside.length > 0 && <Neighbours beside={beside} />}
      {facts?.beside === null && <p className={styles.soft}>{newPlanWords.besideUnknown}</p>}
    </section>
  );
}

/** Titles that share a border with the farm, those of its survey plan first. */
function Neighbours({ beside }: { readonly beside: readonly TitleFeature[] }) {
  const { selected, onToggle } = useLand();
  const [areAllShown, setAreAllShown] = useState(false);
  const plans = new Set(selected.flatMap((title) => surveyPlanOf(title) ?? []));
  const isAlike = (title: TitleFeature): boolean => plans.has(surveyPlanOf(title) ?? '');
  const alike = beside.filter(isAlike);
  const sorted = [...alike, ...beside.filter((title) => !isAlike(title))];
  const shown = areAllShown ? sorted : sorted.slice(0, Math.max(FIRST_SHOWN, alike.length));
  return (
    <section aria-label={newPlanWords.beside} className={styles.titles}>
      <div className={styles.head}>
        <p className={styles.soft}>{newPlanWords.beside}</p>
        {alike.length > 0 && (
          <Button size="small" icon="plus" onClick={() => onToggle(alike)}>
            {newPlanWords.addAll(alike.length, sumOf(alike))}
          </Button>
        )}
      </div>
      <TitleRows titles={shown} alike={plans} />
      {shown.length < sorted.length && (
        <Button size="small" isQuiet onClick={() => setAreAllShown(true)}>
          {newPlanWords.showOthers(sorted.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

const NONE: ReadonlySet<string> = new Set();

function TitleRows({
  titles,
  alike = NONE,
}: {
  readonly titles: readonly TitleFeature[];
  readonly alike?: ReadonlySet<string>;
}) {
  const { selection, onToggle } = useLand();
  if (titles.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {titles.map((title) => {
        const { id, titleNumber, appellation, areaHectares } = title.properties;
        const plan = surveyPlanOf(title);
        const about = [
          appellation,
          plan !== undefined && alike.has(plan) ? newPlanWords.samePlan(plan) : null,
        ];
        const help = about.filter(Boolean).join(' · ');
        return (
          <li key={id} className={styles.row}>
            <Checkbox
              isSelected={selection.selectedIds.includes(id)}
              id={boxIdOf(id)}
              onChange={() => onToggle([title])}
              {...(help ? { help } : {})}
            >
              {titleNumber}
            </Checkbox>
            <span className={styles.area}>{formatHectares(areaHectares)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The address of the farm: choosing one chooses the title there, and what is no address may be a title. */
export function FarmAddress(props: InputProps) {
  const { onSuggested, onAddressChosen, onSearch, isSearching } = useLand();
  return (
    <AddressInput {...props} onSuggested={onSuggested} onChosen={onAddressChosen}>
      <Button
        size="small"
        icon="search"
        isPending={isSearching}
        onClick={() => onSearch(String(props.value).trim())}
      >
        {newPlanWords.findTitles}
      </Button>
    </AddressInput>
  );
}
