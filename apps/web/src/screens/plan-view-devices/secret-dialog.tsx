import { SECRET_HEADER } from '@tussock/contract';
import { Button, CopyField, Dialog } from '@tussock/ui';
import styles from './devices-screen.module.css';

export interface ShownSecret {
  readonly name: string;
  readonly webhookUrl: string;
  readonly secret: string;
}

/** The secret of an integration, the one time it can be seen, with what the network needs beside it. */
export function SecretDialog({
  shown,
  onClose,
}: {
  readonly shown: ShownSecret | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={shown ? `The secret of ${shown.name}` : 'Secret'}
      isOpen={shown !== null}
      onClose={onClose}
      mustBeAnswered
      footer={
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      {shown && (
        <div className={styles.secret}>
          <p>
            This is shown once. In The Things Stack add a custom webhook of the format JSON, with this
            address, this additional header, and “Uplink message” enabled.
          </p>
          <CopyField id="secret-address" label="Webhook address" value={shown.webhookUrl} />
          <CopyField id="secret-header" label="Header" value={SECRET_HEADER} />
          <CopyField id="secret-value" label="Secret" value={shown.secret} />
        </div>
      )}
    </Dialog>
  );
}
