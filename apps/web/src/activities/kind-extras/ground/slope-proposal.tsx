import { proposeFromTerrain, terrainWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BelowFieldProps } from '../../../session/below-field.ts';
import { useFormGround } from '../../../session/form-ground.ts';
import styles from './slope-proposal.module.css';
import { useGroundSlope } from './use-ground-slope.ts';

/** Below a field that asks for slope: what the terrain model says, to be taken or left. Nothing is entered by itself. */
export function SlopeProposal({ path, field }: BelowFieldProps) {
  const { geometry } = useFormGround();
  const { control, setValue } = useFormContext();
  const value: unknown = useWatch({ control, name: path });
  const { data, error, isFetching } = useGroundSlope(geometry);
  if (isFetching) return <p className={styles.note}>{terrainWords.asking}</p>;
  if (error) return <p className={styles.note}>{terrainWords.away}</p>;
  const proposal = data?.slope ? proposeFromTerrain(field, data.slope) : null;
  if (!proposal) return null;
  const take = (): void =>
    setValue(path, proposal.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className={styles.proposal} role="group" aria-label={`${field.label} by the terrain model`}>
      <p className={styles.note} title={data?.attribution}>
        {`${proposal.sentence}.`}{' '}
        {String(value) === proposal.value ? (
          terrainWords.isUsed
        ) : (
          <Button size="small" isQuiet onClick={take}>
            {terrainWords.use}
          </Button>
        )}
      </p>
      {proposal.detail && <p className={styles.note}>{proposal.detail}</p>}
    </div>
  );
}
