import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Tooltip, type TooltipPlacement } from '../overlays/tooltip.tsx';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

export interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'>,
    Pick<ButtonLook, 'variant' | 'size' | 'isQuiet'> {
  readonly icon: IconName;
  /** Accessible name, also shown as the tooltip. */
  readonly label: string;
  /** Shortcut with the same effect, shown beside the name in the tooltip. */
  readonly shortcut?: string;
  readonly tooltipPlacement?: TooltipPlacement;
}

/** Square button with one icon, named for screen readers and in its tooltip. */
export function IconButton({
  icon,
  label,
  shortcut,
  variant,
  size,
  isQuiet = true,
  tooltipPlacement,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} placement={tooltipPlacement}>
      <button
        type="button"
        {...rest}
        {...buttonClasses({ variant, size, isQuiet, isIconOnly: true })}
        aria-label={label}
      >
        <Icon name={icon} size={size === 'small' ? 'small' : 'regular'} />
      </button>
    </Tooltip>
  );
}
