import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Spinner } from '../surfaces/spinner.tsx';
import { joinClasses } from '../tokens/join-classes.ts';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import styles from './button.module.css';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style'>, Omit<ButtonLook, 'isIconOnly'> {
  readonly icon?: IconName;
  readonly iconEnd?: IconName;
  /** True while the action runs: the width stays, a spinner turns, further presses are ignored. */
  readonly isPending?: boolean;
}

/** Native button with our look. Submits a form only with `type="submit"`. */
export function Button({
  variant,
  size,
  isQuiet,
  isFullWidth,
  icon,
  iconEnd,
  isPending = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = buttonClasses({ variant, size, isQuiet, isFullWidth });
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Stays focusable while pending, so that a screen reader does not lose its place; the press itself is swallowed.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...look}
      className={joinClasses(look.className, isPending && styles.pending)}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'regular'} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={size === 'small' ? 'small' : 'regular'} />}
      </span>
      {isPending && (
        <span className={styles.spinner}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
