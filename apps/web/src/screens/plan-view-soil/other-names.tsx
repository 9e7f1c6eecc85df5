import { countInFigures } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { Button, Select } from '@tussock/ui';
import { useState } from 'react';
import type { OtherName } from './laboratory/laboratory-file.ts';
import styles from './import-dialog.module.css';
import { NewTransect } from './new-transect.tsx';
import type { Transect } from './sampled-places.ts';
import type { LaboratoryFileState } from './use-laboratory-file.ts';

interface OtherNamesProps {
  readonly planId: string;
  readonly file: LaboratoryFileState;
  readonly features: readonly FeatureReply[];
  readonly transects: readonly Pick<Transect, 'id' | 'name'>[];
}

/** 'line 6': a place of the file within a sentence. */
const lowerFirst = (place: string): string => place.charAt(0).toLowerCase() + place.slice(1);

const labelOf = ({ sampleName, place, samples }: OtherName): string =>
  `${sampleName || `Without a name, ${place}`}${samples > 1 ? ` (${countInFigures(samples)} samples)` : ''}`;

/** Names that no transect has: said once, they are remembered for the plan; or a transect is made of one there and then. */
export function OtherNames({ planId, file, features }: OtherNamesProps) {
  const [making, setMaking] = useState<OtherName | null>(null);
  const { names } = file;
  if (names.length === 0) return null;
  const options = file.transects.map(({ id, name }) => ({ id, label: name }));
  return (
    <section className={styles.names} aria-label="Samples without a transect">
      <h3 className={styles.heading}>Which transect is it?</h3>
      <p className={styles.note}>
        These sample names match no transect. What you choose is remembered for this farm.
      </p>
      <div className={styles.grid}>
        {names.map((name) => (
          <div key={name.choiceKey} className={styles.name}>
            <Select
              label={labelOf(name)}
              options={options}
              value={file.choices.get(name.choiceKey) ?? name.remembered ?? null}
              placeholder="Leave out"
              {...(name.remembered === undefined ? { clearLabel: 'Leave out' } : {})}
              onChange={(transectId) => void file.choose(name.choiceKey, transectId)}
            />
            <Button size="small" icon="plus" onClick={() => setMaking(name)}>
              {`New transect for ${lowerFirst(name.place)}`}
            </Button>
          </div>
        ))}
      </div>
      {making && (
        <NewTransect
          key={making.choiceKey}
          planId={planId}
          name={making.sampleName}
          features={features}
          onCancel={() => setMaking(null)}
          onMade={(made) => {
            setMaking(null);
            void file.choose(making.choiceKey, made.id, made);
          }}
        />
      )}
    </section>
  );
}
