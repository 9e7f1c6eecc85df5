import { bookWords, releaseWords, type BookPart } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import styles from './sharing-screen.module.css';
import { toggled } from './toggled.ts';

const parts = Object.entries(bookWords.parts) as [BookPart, string][]; // keys of the very parts

interface PartsChosen {
  readonly leftOut: readonly BookPart[];
  readonly hasPictures: boolean;
}

/** Parts of the book that stand in a copy, and whether its photos do. */
export function ChooseParts({
  chosen: { leftOut, hasPictures },
  onChoose,
}: {
  readonly chosen: PartsChosen;
  readonly onChoose: (chosen: PartsChosen) => void;
}) {
  return (
    <fieldset className={styles.parts}>
      <legend>{releaseWords.parts}</legend>
      {parts.map(([part, label]) => (
        <Checkbox
          key={part}
          isSelected={!leftOut.includes(part)}
          onChange={(isIn) => onChoose({ hasPictures, leftOut: toggled(leftOut, part, !isIn) })}
        >
          {label}
        </Checkbox>
      ))}
      <Checkbox isSelected={hasPictures} onChange={(isIn) => onChoose({ leftOut, hasPictures: isIn })}>
        {releaseWords.photos}
      </Checkbox>
    </fieldset>
  );
}
