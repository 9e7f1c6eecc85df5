import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { suggestAddresses, type ReplyOf } from '@tussock/contract';
import { labelOfOption, positionAsTyped, regionAt, regions, titleWords } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Icon, TextField } from '@tussock/ui';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { readCountry } from '../../map/index.ts';
import { reading } from '../../session/client.ts';
import type { InputProps } from '../../session/input-props.ts';
import styles from './address-input.module.css';
import { useSettled } from './use-settled.ts';

type Suggestion = ReplyOf<typeof suggestAddresses>['results'][number];

/** Fewer letters are in too many addresses. */
const LEAST_LETTERS = 3;
/** So long is an address of which nothing is found something to say of. */
const WHOLE_ADDRESS = 8;

const NONE: readonly Suggestion[] = [];

/** Arrow keys go from the box through the addresses below it and back. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface AddressInputProps extends InputProps {
  /** Position of the first suggestion, while somebody types. */
  readonly onSuggested?: (position: Position) => void;
  /** Position of the suggestion that was chosen. */
  readonly onChosen?: (position: Position) => void;
  /** Another way to find what is typed, below the suggestions. */
  readonly children?: ReactNode;
}

/**
 * An address, with those of the land survey below it while it is typed. One that is chosen sets where the farm lies too: its position,
 * its regional council, and its catchment where the server has a layer of them. What is typed is taken as it is.
 */
export function AddressInput({
  id,
  name,
  field,
  value,
  error,
  onChange,
  onBlur,
  onSuggested,
  onChosen,
  children,
}: AddressInputProps) {
  const { setValue, getValues } = useFormContext();
  const [chosen, setChosen] = useState<{ readonly label: string; readonly council: string | undefined }>();
  /** What the choice filled in beside the position. A later choice, or typing, takes the place of one that is still being looked up. */
  const filledIn = useRef<Readonly<Record<string, string>>>({});
  const box = useRef<HTMLDivElement>(null);
  // An address that stands already is nobody's question.
  const [hasTyped, setHasTyped] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const typed = useSettled(text.trim());
  const isAsked =
    hasTyped && typed.length >= LEAST_LETTERS && typed !== chosen?.label && typed === text.trim();
  const { data, isPlaceholderData } = useQuery({
    ...reading(suggestAddresses, { query: { search: typed } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  const [isClosed, setIsClosed] = useState(false);
  const offered = useDeferredValue(isAsked ? (data?.results ?? NONE) : NONE);
  const suggestions = isClosed ? NONE : offered;
  const [first] = isPlaceholderData ? NONE : suggestions;
  useEffect(() => {
    if (first) onSuggested?.(first.position);
  }, [first, onSuggested]);

  // Words half typed are no address yet.
  const isUnknown =
    isAsked && !isPlaceholderData && data?.results.length === 0 && typed.length >= WHOLE_ADDRESS;

  /** What a person typed over it stays. */
  const takeBack = (): void => {
    for (const [path, value] of Object.entries(filledIn.current))
      if (getValues(path) === value) setValue(path, '', { shouldDirty: true });
    filledIn.current = {};
  };

  const choose = async (one: Suggestion): Promise<void> => {
    const [lng, lat] = one.position;
    takeBack();
    const mine: Record<string, string> = {};
    filledIn.current = mine;
    const set = (path: string, to: unknown): void =>
      setValue(path, to, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onChange(one.label);
    // The button that was pressed goes away, and the keyboard with it: a sheet would put it on its Close.
    box.current?.querySelector('input')?.focus();
    const at = positionAsTyped([lng, lat]);
    set('lat', at.lat);
    set('lng', at.lng);
    const fill = (path: string, to: string): void => {
      mine[path] = to;
      set(path, to);
    };
    if (one.catchment) fill('catchment', one.catchment);
    if (getValues('propertyName') === '') fill('propertyName', one.label.split(',')[0] ?? one.label);
    onChosen?.(one.position);
    setChosen({ label: one.label, council: undefined });
    // Without the country's outline the council is asked for, as before.
    const country = await readCountry().catch(() => undefined);
    const region = country && regionAt(country, [lng, lat]);
    if (!region || filledIn.current !== mine) return;
    fill('region', region);
    setChosen({ label: one.label, council: labelOfOption(regions, region) });
  };

  const type = (next: string): void => {
    setHasTyped(true);
    setIsClosed(false);
    onChange(next);
    if (!chosen || next === chosen.label) return;
    // Another address is elsewhere.
    setChosen(undefined);
    takeBack();
    for (const path of ['lat', 'lng']) setValue(path, '', { shouldDirty: true });
  };

  /** Escape closes the suggestions and nothing else. */
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || suggestions.length === 0) {
      moveByArrows(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    box.current?.querySelector('input')?.focus();
    setIsClosed(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the box and the buttons in it are what is used; keys only move between them
    <div ref={box} className={styles.address} onKeyDown={handleKey}>
      <TextField
        id={id}
        name={name}
        label={field.label}
        isRequired={field.required === true}
        help={field.help}
        error={error}
        value={text}
        onChange={type}
        onBlur={onBlur}
      />
      <div aria-live="polite">
        {chosen?.label === text && <p className={styles.placed}>{titleWords.placed(chosen.council)}</p>}
        {isClosed && <p className={styles.placed}>{titleWords.suggestionsClosed}</p>}
        {isUnknown && <p className={styles.placed}>{titleWords.noAddress}</p>}
        <Suggestions suggestions={suggestions} onChoose={(one) => void choose(one)} />
      </div>
      {!chosen && text.trim().length >= LEAST_LETTERS && children}
    </div>
  );
}

/** Addresses below the field, reached by the arrow keys. */
function Suggestions({
  suggestions,
  onChoose,
}: {
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (one: Suggestion) => void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={titleWords.suggestions} className={styles.suggestions}>
      {suggestions.map((one) => (
        <li key={one.id}>
          {/* Pressed at the moment the field is left, it must not move away from under the pointer. */}
          <button
            type="button"
            className={styles.suggestion}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
          >
            <Icon name="pin" size="small" />
            {one.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
