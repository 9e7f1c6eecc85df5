import { proposalWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './field-proposal.module.css';

interface FieldProposalProps {
  readonly path: string;
  /** The proposed value and its source, for display. */
  readonly label: string;
  /** The value in the form's format. */
  readonly value: string;
  /** A whole sentence. */
  readonly sentence: string;
  readonly detail?: string | undefined;
  /** Attribution of the source. */
  readonly attribution?: string | undefined;
}

/** Shows a known value below a field, to accept or ignore. Nothing is entered by itself. */
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

/** Whether two figures are equal apart from trailing zeros. */
const isSame = (entered: unknown, proposed: string): boolean =>
  String(entered) === proposed || (String(entered).trim() !== '' && Number(entered) === Number(proposed));
