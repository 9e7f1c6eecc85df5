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
  /** The accessible name, shown as the tooltip too. */
  readonly label: string;
  /** Keys that do the same, shown beside the name in the tooltip. */
  readonly shortcut?: string;
  readonly tooltipPlacement?: TooltipPlacement;
}

/** A square button with one icon, named for those who hear it and for those who hover. */
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
