import { bookWords, redactions, releaseWords, type BookPart, type Redaction } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { ChooseCulturalPlaces } from '../../activities/choose-cultural-places/index.ts';
import styles from './sharing-screen.module.css';
import { toggled } from './toggled.ts';

const parts = Object.entries(bookWords.parts) as [BookPart, string][]; // keys of the very parts

/** Cultural places are chosen one by one. */
const redactedAtOnce = redactions.filter((one) => one !== 'heritage');

export interface ContentsChosen {
  readonly leftOut: readonly BookPart[];
  readonly hasPictures: boolean;
  readonly redacts: readonly Redaction[];
  /** Ids of those that are in. */
  readonly culturalPlaces: readonly string[];
}

/** One thing that is in the copy when it is ticked, and says in words whether it is. */
function Content({
  label,
  help,
  isIn,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly isIn: boolean;
  readonly onChange: (isIn: boolean) => void;
}) {
  const state = isIn ? releaseWords.isIn : releaseWords.isOut;
  return (
    <Checkbox isSelected={isIn} help={help === undefined ? state : `${state} ${help}`} onChange={onChange}>
      {label}
    </Checkbox>
  );
}

/** Everything that may be in a copy, in one list: what is ticked is in it, and nothing else. Parts are those of the book alone. */
export function ChooseContents({
  chosen,
  onChoose,
  hasParts,
}: {
  readonly chosen: ContentsChosen;
  readonly onChoose: (chosen: ContentsChosen) => void;
  readonly hasParts: boolean;
}) {
  const { leftOut, hasPictures, redacts, culturalPlaces } = chosen;
  return (
    <fieldset className={styles.parts}>
      <legend>{releaseWords.contents}</legend>
      {redactedAtOnce.map((one) => (
        <Content
          key={one}
          label={releaseWords.redactionLabels[one]}
          help={releaseWords.redactionHelp[one]}
          isIn={!redacts.includes(one)}
          onChange={(isIn) => onChoose({ ...chosen, redacts: toggled(redacts, one, !isIn) })}
        />
      ))}
      <ChooseCulturalPlaces
        chosen={culturalPlaces}
        onChoose={(places) => onChoose({ ...chosen, culturalPlaces: places })}
      />
      {hasParts &&
        parts.map(([part, label]) => (
          <Content
            key={part}
            label={label}
            isIn={!leftOut.includes(part)}
            onChange={(isIn) => onChoose({ ...chosen, leftOut: toggled(leftOut, part, !isIn) })}
          />
        ))}
      {hasParts && (
        <Content
          label={releaseWords.photos}
          isIn={hasPictures}
          onChange={(isIn) => onChoose({ ...chosen, hasPictures: isIn })}
        />
      )}
    </fieldset>
  );
}
