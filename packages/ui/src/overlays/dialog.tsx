import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { PortalBoundary } from './portal-boundary.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called by the close button, Escape, or a press outside when `isDismissable`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  /** Size; `full` fills the window, for viewing something. */
  readonly size?: 'small' | 'regular' | 'wide' | 'full';
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. Not where typed content would be lost. */
  readonly isDismissable?: boolean;
  /** True when only its own buttons close it, because its content is shown once: no close button, and Escape does nothing. */
  readonly mustBeAnswered?: boolean;
}

/** Modal dialog. Traps the focus and restores it when it closes. */
export function Dialog(props: DialogProps) {
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen={props.isOpen}
      isDismissable={props.isDismissable ?? false}
      isKeyboardDismissDisabled={props.mustBeAnswered ?? false}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      <Modal className={styles.modal} data-size={props.size ?? 'regular'}>
        <PortalBoundary>
          <AriaDialog className={styles.dialog} role={props.role ?? 'dialog'}>
            <header className={styles.head}>
              <Heading slot="title" className={styles.title} level={2}>
                {props.title}
              </Heading>
              {!props.mustBeAnswered && <IconButton icon="close" label="Close" onClick={props.onClose} />}
            </header>
            <div className={styles.body}>{props.children}</div>
            {props.footer && <footer className={styles.foot}>{props.footer}</footer>}
          </AriaDialog>
        </PortalBoundary>
      </Modal>
    </ModalOverlay>
  );
}
