import type { ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from '../actions/button-classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { FloatingPanelProps } from './floating-panel.tsx';
import { useOpener } from './use-opener.ts';

export interface PopoverProps extends ButtonLook, Pick<FloatingPanelProps, 'placement'> {
  /** The words of the button that opens it; its accessible name alone where the button holds only an icon. */
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Open from the first, for a panel that stands there because something else was pressed. */
  readonly isOpenAtFirst?: boolean;
}

/** What is on the button of a panel. */
export function PopoverFace({
  label,
  icon,
  isIconOnly,
}: Pick<PopoverProps, 'label' | 'icon' | 'isIconOnly'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {!isIconOnly && label}
    </>
  );
}

/** A button that opens a small panel beside itself. */
export function Popover(props: PopoverProps) {
  const { label, icon, children: _children, placement: _placement, isOpenAtFirst, ...look } = props;
  const { parts, isPressed, opener } = useOpener('dialog', isOpenAtFirst);
  if (parts) return <parts.PopoverWithPanel {...props} isOpenAtFirst={isPressed} />;
  return (
    <button
      type="button"
      {...opener}
      {...buttonClasses(look)}
      {...(look.isIconOnly ? { 'aria-label': label } : {})}
    >
      <PopoverFace label={label} icon={icon} isIconOnly={look.isIconOnly} />
    </button>
  );
}
