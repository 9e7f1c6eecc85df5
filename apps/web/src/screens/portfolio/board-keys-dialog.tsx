import { boardWords } from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import styles from './portfolio-screen.module.css';

/** List of the keys of the board. */
export const BoardKeysDialog = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => (
  <Dialog title={boardWords.keys} isOpen={isOpen} isDismissable onClose={onClose}>
    <dl className={styles.keys}>
      {Object.entries(boardWords.keyActs).map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
