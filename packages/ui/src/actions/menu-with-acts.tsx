import { Button, Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { useOpenAtFirst } from '../overlays/use-open-at-first.ts';
import { buttonClasses } from './button-classes.ts';
import { MenuFace, type MenuProps } from './menu.tsx';
import styles from './menu.module.css';

/** A button with a list of acts. */
export function MenuWithActs({
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
        <MenuFace label={label} icon={icon} isIconOnly={look.isIconOnly}>
          {children}
        </MenuFace>
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
                  {action.label}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </FloatingPanel>
    </MenuTrigger>
  );
}
