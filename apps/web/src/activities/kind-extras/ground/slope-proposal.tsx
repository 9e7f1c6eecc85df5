import { proposeFromTerrain, terrainWords } from '@tussock/domain';
import type { FieldExtraProps } from '../../../session/field-extra.ts';
import { FieldProposal } from '../../../session/field-proposal.tsx';
import { useFormGround } from '../../../session/form-ground.ts';
import styles from './ground.module.css';
import { useGroundSlope } from './use-ground-slope.ts';

/** Below a field that asks for slope: what the terrain model says. */
export function SlopeProposal({ path, field }: FieldExtraProps) {
  const { geometry } = useFormGround();
  const { data, error, isFetching } = useGroundSlope(geometry);
  if (isFetching) return <p className={styles.note}>{terrainWords.asking}</p>;
  if (error) return <p className={styles.note}>{terrainWords.away}</p>;
  const proposal = data?.slope ? proposeFromTerrain(field, data.slope) : null;
  if (!proposal) return null;
  const { value, sentence, detail } = proposal;
  return (
    <FieldProposal
      path={path}
      label={terrainWords.proposal(field.label)}
      value={value}
      sentence={`${sentence}.`}
      detail={detail}
      attribution={data?.attribution}
    />
  );
}
