import { useId, type ElementType, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './field-frame.module.css';

/** What every field can be told, whatever it takes. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for those who hear it, where the place already says it to those who see. */
  readonly isLabelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong and how to mend it. Shown beside the field and read with it. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The id of the control itself: what an error summary links to. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** What the frame hands to the control within it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlAttributes) => ReactNode;
  /** `legend` for a group of controls; a library's label where that library ties the two together. */
  readonly labelAs?: ElementType;
  readonly isGroup?: boolean;
  /** Something small at the right of the label: a unit of the whole field, a count. */
  readonly aside?: ReactNode;
}

/** Label, required mark, control, help and error of one field, tied together for assistive technology. */
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
