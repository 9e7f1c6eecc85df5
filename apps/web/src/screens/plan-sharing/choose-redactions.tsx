import { redactions, releaseWords, type Redaction } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import styles from './sharing-screen.module.css';
import { toggled } from './toggled.ts';

/** What is kept out of a copy. */
export function ChooseRedactions({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly Redaction[];
  readonly onChoose: (chosen: readonly Redaction[]) => void;
}) {
  return (
    <fieldset className={styles.parts}>
      <legend>{releaseWords.redactions}</legend>
      {redactions.map((one) => (
        <Checkbox
          key={one}
          isSelected={chosen.includes(one)}
          help={releaseWords.redactionHelp[one]}
          onChange={(isIn) => onChoose(toggled(chosen, one, isIn))}
        >
          {releaseWords.redactionLabels[one]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
