import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { PortalBoundary } from './portal-boundary.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** The cross, Escape, or a press on the veil where that is allowed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the leading one last. */
  readonly footer?: ReactNode;
  /** `full` takes the window, for what is looked at. */
  readonly size?: 'small' | 'regular' | 'wide' | 'full';
  readonly role?: 'dialog' | 'alertdialog';
  /** May a press outside close it? Not where something written would be lost. */
  readonly isDismissable?: boolean;
  /** Closed by its own buttons alone, where what it shows is shown once: no cross, and not by Escape. */
  readonly mustBeAnswered?: boolean;
}

/** A window over the page that must be answered first. Keeps focus within and gives it back. */
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
