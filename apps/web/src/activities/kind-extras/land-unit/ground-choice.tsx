import { lucUnitsOn, paddocksIn, riskWords, sayHectares, kinds, type GroundShare } from '@tussock/domain';
import { sumHectares, toHectares } from '@tussock/geometry';
import { Button, Checkbox } from '@tussock/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './land-unit.module.css';
import { useUnitInForm } from './use-unit-in-form.ts';

interface GroundChoiceProps {
  readonly name: string;
  readonly label: string;
  /** As the map has it, the largest share first. */
  readonly onMap: readonly GroundShare[];
  readonly noneText: string;
}

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.length > 0;

/** Features that lie in the unit with their hectares: all of them as the map says, until somebody chooses. */
function GroundChoice({ name, label, onMap, noneText }: GroundChoiceProps) {
  const { control, setValue } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const chosen = isIds(value) ? value : null;
  const isIn = ({ feature }: GroundShare): boolean => chosen?.includes(feature._id) ?? true;
  const set = (ids: readonly string[]): void => setValue(name, ids, { shouldDirty: true });
  const choose = (share: GroundShare, isChosen: boolean): void =>
    set(onMap.filter((one) => (one === share ? isChosen : isIn(one))).map(({ feature }) => feature._id));
  return (
    <fieldset className={styles.ground}>
      <legend>{label}</legend>
      {onMap.length === 0 ? (
        <p className={styles.note}>{noneText}</p>
      ) : (
        <>
          <p className={styles.note}>
            {chosen ? riskWords.ground.chosen : riskWords.ground.fromMap}
            {` · ${sayHectares(sumHectares(onMap.filter(isIn).map(({ squareMetres }) => squareMetres)))}`}
          </p>
          <div className={styles.shares}>
            {onMap.map((share) => (
              <div key={share.feature._id} className={styles.share}>
                <Checkbox
                  isSelected={isIn(share)}
                  isDisabled={isIn(share) && onMap.filter(isIn).length === 1}
                  onChange={(isChosen) => choose(share, isChosen)}
                >
                  {share.name}
                </Checkbox>
                <span>{sayHectares(toHectares(share.squareMetres ?? 0))}</span>
              </div>
            ))}
          </div>
          {chosen && (
            <Button size="small" isQuiet onClick={() => set([])}>
              {riskWords.ground.followMap}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

const { lucIds, paddockIds } = kinds.lmu.fields;

/** The LUC units on the unit. */
export function UnitLuc() {
  const { unit, land } = useUnitInForm();
  return (
    <GroundChoice
      name="lucIds"
      label={lucIds.label}
      onMap={unit ? lucUnitsOn(unit, land) : []}
      noneText={riskWords.asks.luc}
    />
  );
}

/** The paddocks in the unit. */
export function UnitPaddocks() {
  const { unit, land } = useUnitInForm();
  return (
    <GroundChoice
      name="paddockIds"
      label={paddockIds.label}
      onMap={unit ? paddocksIn(unit, land) : []}
      noneText={riskWords.ground.noPaddocks}
    />
  );
}
