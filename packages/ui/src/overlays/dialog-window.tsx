import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { PortalBoundary } from './portal-boundary.tsx';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';

/** A window over the page that must be answered first. Keeps focus within and gives it back. */
export function DialogWindow(props: DialogProps) {
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
