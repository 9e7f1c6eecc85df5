import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import { buttonClasses } from '../actions/button-classes.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { PopoverFace, type PopoverProps } from './popover.tsx';
import styles from './popover.module.css';
import { useOpenAtFirst } from './use-open-at-first.ts';

/** A button that opens a small panel beside itself. */
export function PopoverWithPanel({
  label,
  icon,
  children,
  placement,
  isOpenAtFirst = false,
  ...look
}: PopoverProps) {
  const { opening, trigger } = useOpenAtFirst(isOpenAtFirst);
  return (
    <DialogTrigger {...opening}>
      <Button ref={trigger} {...buttonClasses(look)} {...(look.isIconOnly ? { 'aria-label': label } : {})}>
        <PopoverFace label={label} icon={icon} isIconOnly={look.isIconOnly} />
      </Button>
      <FloatingPanel placement={placement}>
        <Dialog className={styles.panel} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </FloatingPanel>
    </DialogTrigger>
  );
}
