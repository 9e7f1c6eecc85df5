import { useId, type ElementType, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './field-frame.module.css';

/** Properties that every field has, whatever its type. */
export interface FieldProps {
  readonly label: string;
  /** Hides the label visually and keeps it for screen readers, where the context already shows it. */
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  /** Problem with the value and how to correct it. Shown beside the field and announced with it. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Id of the control itself, to which an error summary links. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** Attributes that the frame passes to its control. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlAttributes) => ReactNode;
  /** Element of the label: `legend` for a group of controls; a library's label when the library connects the two. */
  readonly labelAs?: ElementType;
  readonly isGroup?: boolean;
  /** Small content to the right of the label: a unit, a count. */
  readonly aside?: ReactNode;
}

/** Frame of a field: label, required mark, control, help and error, connected for assistive technology. */
export function FieldFrame(props: FieldFrameProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = joinClasses(props.error && errorId, Boolean(props.help) && helpId) || undefined;
  const Label = props.labelAs ?? (props.isGroup ? 'legend' : 'label');
  const Frame = props.isGroup ? 'fieldset' : 'div';
  return (
    <Frame
      className={styles.frame}
      data-invalid={props.error ? true : undefined}
      {...(props.isGroup
        ? { id, tabIndex: -1, 'aria-describedby': describedBy, disabled: props.isDisabled }
        : {})}
    >
      <Label
        className={joinClasses(styles.label, props.isLabelHidden && styles.hidden)}
        {...(Label === 'label' ? { htmlFor: id } : {})}
      >
        {props.label}
        {props.isRequired && (
          <span className={styles.required} aria-hidden="true" title="Required">
            *
          </span>
        )}
        {props.aside && <span className={styles.aside}>{props.aside}</span>}
      </Label>
      {props.children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': props.error ? true : undefined,
        'aria-required': props.isRequired || undefined,
      })}
      {props.error && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" size="small" />
          <span>{props.error}</span>
        </p>
      )}
      {props.help && (
        <p id={helpId} className={styles.help}>
          {props.help}
        </p>
      )}
    </Frame>
  );
}
