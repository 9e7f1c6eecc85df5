import type { Variant } from '../tokens/variant.ts';
import { joinClasses } from '../tokens/join-classes.ts';
import styles from './button.module.css';

/** Look of a button, on whatever element. */
export interface ButtonLook {
  /** Default `secondary`. One `primary` a view, for what the person came to do. */
  readonly variant?: Variant | undefined;
  readonly size?: 'small' | 'regular' | undefined;
  /** Text only, without a background: for the lesser of two choices. */
  readonly isQuiet?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
  /** Square button with a single icon. */
  readonly isIconOnly?: boolean | undefined;
}

/** Class and attributes that make any element look like our button: a router's link, a menu's trigger. */
export function buttonClasses(look: ButtonLook = {}): { className: string; 'data-variant': Variant } {
  return {
    className: joinClasses(
      styles.button,
      look.size === 'small' && styles.small,
      look.isQuiet && styles.quiet,
      look.isFullWidth && styles.fullWidth,
      look.isIconOnly && styles.iconOnly,
    ),
    'data-variant': look.variant ?? 'secondary',
  };
}
