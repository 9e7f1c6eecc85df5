import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { FloatingPanelProps } from '../overlays/floating-panel.tsx';
import { useOpener } from '../overlays/use-opener.ts';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Leads to another page: the line is then a link. */
  readonly href?: string;
  readonly onAction?: () => void;
}

export interface MenuGroup {
  readonly title?: string;
  readonly actions: readonly MenuAction[];
}

export interface MenuProps extends ButtonLook, Pick<FloatingPanelProps, 'placement'> {
  readonly label: string;
  readonly icon?: IconName;
  readonly groups: readonly MenuGroup[];
  /** Instead of icon and label, where the trigger shows something of its own. */
  readonly children?: ReactNode;
  /** Open from the first, for a menu that stands there because something else was pressed. */
  readonly isOpenAtFirst?: boolean;
}

/** What is on the button of a menu. */
export function MenuFace({
  label,
  icon,
  children,
  isIconOnly,
}: Pick<MenuProps, 'label' | 'icon' | 'children' | 'isIconOnly'>) {
  return (
    children ?? (
      <>
        {icon && <Icon name={icon} />}
        {!isIconOnly && label}
        {!isIconOnly && <Icon name="chevron-down" size="small" />}
      </>
    )
  );
}

/** A button with a list of acts. */
export function Menu(props: MenuProps) {
  const { label, icon, groups: _groups, placement: _placement, children, isOpenAtFirst, ...look } = props;
  const { parts, isPressed, opener } = useOpener('menu', isOpenAtFirst);
  if (parts) return <parts.MenuWithActs {...props} isOpenAtFirst={isPressed} />;
  return (
    <button
      type="button"
      {...opener}
      {...buttonClasses(look)}
      {...(look.isIconOnly || children ? { 'aria-label': label } : {})}
    >
      <MenuFace label={label} icon={icon} isIconOnly={look.isIconOnly}>
        {children}
      </MenuFace>
    </button>
  );
}
