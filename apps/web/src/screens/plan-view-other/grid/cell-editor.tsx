import type { Field } from '@tussock/domain';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import {
  fieldInputs,
  formValuesFrom,
  type FeatureChoice,
  type InputProps,
} from '../../../activities/edit-fields/index.ts';
import styles from './feature-grid.module.css';

type ScalarField = Exclude<Field, { type: 'list' }>;

export interface CellEditorProps {
  readonly field: ScalarField;
  readonly value: unknown;
  /** The key that started the typing, if any: it replaces the cell's value. */
  readonly typed?: string | undefined;
  readonly siblings: Readonly<Record<string, unknown>>;
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
  /** Reason why the present value was refused. */
  readonly message: string | undefined;
  readonly top: number;
  readonly left: number;
  /** `move` is the direction in which the list continues: down after Enter, to the side after Tab, nowhere after a click elsewhere. */
  readonly onLeave: (value: unknown, move: 'down' | 'right' | 'left' | 'stay') => void;
  readonly onEscape: () => void;
}

/** Selector of an input's lists and calendars, which float at the end of the page. */
const FLOATING = '[data-trigger]';
/** Selector of the other cells and all interactive elements: a press on one leaves the editor. */
const ELSEWHERE = '[data-feature-grid], a, button, input, select, textarea';

/** Types of fields in which Enter ends the typing; in others it opens a list or begins a line. */
const endsWithEnter: ReadonlySet<string> = new Set([
  'text',
  'number',
  'integer',
  'date',
  'month',
  'boolean',
  'longText',
]);

/** Whether Tab would leave the input: a month has two parts, a day three. */
function isAtEdge(panel: HTMLElement, { target, shiftKey }: KeyboardEvent): boolean {
  const controls = [...panel.querySelectorAll('input, select, textarea, button, [tabindex="0"]')];
  return controls.at(shiftKey ? 0 : -1) === target;
}

/** Input of a declared field over its cell. The typed value is passed on when it is left, valid or not. */
export function CellEditor(props: CellEditorProps) {
  const { field, onLeave, onEscape } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<unknown>(
    () => props.typed ?? formValuesFrom({ it: field }, { it: props.value })['it'],
  );
  // Keys may follow each other faster than the input is drawn again.
  const latest = useRef(value);
  const change = (next: unknown): void => {
    latest.current = next;
    setValue(next);
  };

  useEffect(() => {
    const element = panel.current;
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const control = element?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]');
    control?.focus();
    if (control instanceof HTMLInputElement && control.type !== 'checkbox')
      control.setSelectionRange(control.value.length, control.value.length);
  }, []);

  useEffect(() => {
    const leaveByPress = (event: PointerEvent): void => {
      const target = event.target as Element; // pointers press elements
      if (panel.current?.contains(target) || target.closest(FLOATING) || !target.closest(ELSEWHERE)) return;
      onLeave(latest.current, 'stay');
    };
    document.addEventListener('pointerdown', leaveByPress, true);
    return () => document.removeEventListener('pointerdown', leaveByPress, true);
  }, [onLeave]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Keys pressed in a floating list reach this place through React, and belong to the list.
    if (event.defaultPrevented || !panel.current?.contains(event.target as Node)) return;
    // The key goes on to what saves the list, and finds this cell among the rest.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') onLeave(latest.current, 'stay');
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Tab' && isAtEdge(panel.current, event))
      onLeave(latest.current, event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Enter' && !event.shiftKey && endsWithEnter.has(field.type))
      onLeave(latest.current, 'down');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // The table is complete over the types; TypeScript cannot follow that the input belongs to this field's own type.
  const Input = fieldInputs[field.type] as (inputProps: InputProps) => ReactElement;
  return (
    // Keys are watched on their way from the input within, which is what has the focus.
    <div
      ref={panel}
      className={styles.editor}
      style={{ top: props.top, left: props.left }}
      onKeyDownCapture={handleKey}
    >
      <Input
        id="cell-editor"
        name={field.label}
        field={field}
        value={value}
        error={props.message}
        onChange={change}
        onBlur={() => undefined}
        siblings={props.siblings}
        featureChoices={props.featureChoices}
      />
    </div>
  );
}
