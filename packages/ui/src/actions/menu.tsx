import type { ReactNode } from 'react';
import { Button, Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { FloatingPanel, type FloatingPanelProps } from '../overlays/floating-panel.tsx';
import { useOpenAtFirst } from '../overlays/use-open-at-first.ts';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import styles from './menu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** Smaller text below the label, e.g. why it is disabled. */
  readonly about?: string | undefined;
  /** Key that does the same, shown behind the label. */
  readonly keyShown?: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Address of another page; the item is then a link. */
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
  /** Custom content of the trigger, instead of icon and label. */
  readonly children?: ReactNode;
  /** True to open the menu when it mounts, for a menu that replaced the pressed button. */
  readonly isOpenAtFirst?: boolean;
}

/** Button with a menu of actions. */
export function Menu({
  label,
  icon,
  groups,
  placement,
  children,
  isOpenAtFirst = false,
  ...look
}: MenuProps) {
  const { opening, trigger } = useOpenAtFirst(isOpenAtFirst);
  return (
    <MenuTrigger {...opening}>
      <Button
        ref={trigger}
        {...buttonClasses(look)}
        {...(look.isIconOnly || children ? { 'aria-label': label } : {})}
      >
        {children ?? (
          <>
            {icon && <Icon name={icon} />}
            {!look.isIconOnly && label}
            {!look.isIconOnly && <Icon name="chevron-down" size="small" />}
          </>
        )}
      </Button>
      <FloatingPanel placement={placement}>
        <AriaMenu className={styles.menu}>
          {groups.map((group) => (
            <MenuSection
              key={group.title ?? group.actions[0]?.id}
              className={styles.group}
              {...(group.title ? {} : { 'aria-label': label })}
            >
              {group.title && <Header className={styles.title}>{group.title}</Header>}
              {group.actions.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  className={styles.action}
                  textValue={action.label}
                  data-danger={action.isDanger || undefined}
                  isDisabled={action.isDisabled}
                  href={action.href}
                  onAction={action.onAction}
                >
                  {action.icon && <Icon name={action.icon} size="small" />}
                  <span className={styles.label}>
                    {action.label}
                    {action.about && <small>{action.about}</small>}
                  </span>
                  {action.keyShown && <kbd aria-hidden="true">{action.keyShown}</kbd>}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </FloatingPanel>
    </MenuTrigger>
  );
}
