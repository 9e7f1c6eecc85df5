import { proposalWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './field-proposal.module.css';

interface FieldProposalProps {
  readonly path: string;
  /** What is proposed, and by whom. */
  readonly label: string;
  /** As the form holds it. */
  readonly value: string;
  /** A whole sentence. */
  readonly sentence: string;
  readonly detail?: string | undefined;
  /** Whose figures they are. */
  readonly attribution?: string | undefined;
}

/** Below a field: what is known for it, to be taken or left. Nothing is entered by itself. */
export function FieldProposal({ path, label, value, sentence, detail, attribution }: FieldProposalProps) {
  const { control, setValue } = useFormContext();
  const entered: unknown = useWatch({ control, name: path });
  const take = (): void =>
    setValue(path, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className={styles.proposal} role="group" aria-label={label}>
      <p className={styles.note} title={attribution}>
        {sentence}{' '}
        {isSame(entered, value) ? (
          proposalWords.isUsed
        ) : (
          <Button size="small" isQuiet onClick={take}>
            {proposalWords.use}
          </Button>
        )}
      </p>
      {detail && <p className={styles.note}>{detail}</p>}
    </div>
  );
}

/** Figures are the same however many noughts end them. */
const isSame = (entered: unknown, proposed: string): boolean =>
  String(entered) === proposed || (String(entered).trim() !== '' && Number(entered) === Number(proposed));
