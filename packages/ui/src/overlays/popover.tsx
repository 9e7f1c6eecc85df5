import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { buttonClasses, type ButtonLook } from '../actions/button-classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx';
import styles from './popover.module.css';
import { useOpenAtFirst } from './use-open-at-first.ts';

export interface PopoverProps extends ButtonLook, Pick<FloatingPanelProps, 'placement'> {
  /** Text of the button that opens it; only its accessible name when the button holds an icon. */
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** True to open when it mounts, for a panel that replaced the pressed button. */
  readonly isOpenAtFirst?: boolean;
}

/** Button that opens a small panel beside itself. */
export function Popover({ label, icon, children, placement, isOpenAtFirst = false, ...look }: PopoverProps) {
  const { opening, trigger } = useOpenAtFirst(isOpenAtFirst);
  return (
    <DialogTrigger {...opening}>
      <Button ref={trigger} {...buttonClasses(look)} {...(look.isIconOnly ? { 'aria-label': label } : {})}>
        {icon && <Icon name={icon} />}
        {!look.isIconOnly && label}
      </Button>
      <FloatingPanel placement={placement}>
        <Dialog className={styles.panel} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </FloatingPanel>
    </DialogTrigger>
  );
}
