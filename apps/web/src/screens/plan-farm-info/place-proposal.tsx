import { placeWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BelowFieldProps } from '../../session/below-field.ts';
import { PlaceProposalsContext } from './place-proposals-context.ts';
import styles from './place-proposal.module.css';

/** Below a field that follows from where the farm lies: what is known of it, to be taken or left. Nothing is entered by itself. */
export function PlaceProposal({ path, field }: BelowFieldProps) {
  const proposal = use(PlaceProposalsContext)[path];
  const { control, setValue } = useFormContext();
  const value: unknown = useWatch({ control, name: path });
  if (!proposal) return null;
  const take = (): void =>
    setValue(path, proposal.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <p role="group" aria-label={placeWords.proposal(field.label)} className={styles.proposal}>
      {proposal.sentence}{' '}
      {isSame(value, proposal.value) ? (
        placeWords.isUsed
      ) : (
        <Button size="small" isQuiet onClick={take}>
          {placeWords.use}
        </Button>
      )}
    </p>
  );
}

/** Figures are the same however many noughts end them. */
const isSame = (value: unknown, proposed: string): boolean =>
  String(value) === proposed || (String(value).trim() !== '' && Number(value) === Number(proposed));
