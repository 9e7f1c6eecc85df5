import {
  chosenOf,
  lucUnitsOn,
  paddocksIn,
  riskWords,
  formatHectares,
  kinds,
  type GroundShare,
} from '@tussock/domain';
import { sumHectares, toHectares } from '@tussock/geometry';
import { Button, Checkbox } from '@tussock/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './land-unit.module.css';
import { useUnitGround } from './use-unit-in-form.ts';

interface GroundChoiceProps {
  readonly name: string;
  readonly label: string;
  /** As the map has it, the largest share first. */
  readonly onMap: readonly GroundShare[];
  readonly noneText: string;
}

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value);

/** Features that lie in the unit with their hectares: all of them as the map says, until somebody chooses. */
function GroundChoice({ name, label, onMap, noneText }: GroundChoiceProps) {
  const { control, setValue } = useFormContext();
  const value: unknown = useWatch({ control, name });
  const standing = chosenOf(onMap, isIds(value) ? value : undefined);
  const isChosen = standing !== onMap;
  const isIn = (share: GroundShare): boolean => standing.includes(share);
  const set = (ids: readonly string[]): void => setValue(name, ids, { shouldDirty: true });
  const choose = (share: GroundShare, isWanted: boolean): void =>
    set(onMap.filter((one) => (one === share ? isWanted : isIn(one))).map(({ feature }) => feature._id));
  return (
    <fieldset className={styles.ground}>
      <legend>{label}</legend>
      {onMap.length === 0 ? (
        <p className={styles.note}>{noneText}</p>
      ) : (
        <>
          <p className={styles.note}>
            {isChosen ? riskWords.ground.chosen : riskWords.ground.fromMap}
            {` · ${formatHectares(sumHectares(standing.map(({ squareMetres }) => squareMetres)))}`}
          </p>
          <div className={styles.shares}>
            {onMap.map((share) => (
              <div key={share.feature._id} className={styles.share}>
                <Checkbox
                  isSelected={isIn(share)}
                  isDisabled={isIn(share) && standing.length === 1}
                  onChange={(isWanted) => choose(share, isWanted)}
                >
                  {share.name}
                </Checkbox>
                <span>{formatHectares(toHectares(share.squareMetres ?? 0))}</span>
              </div>
            ))}
          </div>
          {isChosen && (
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
  const { ground, land } = useUnitGround();
  const onMap = useMemo(() => (ground ? lucUnitsOn(ground, land) : []), [ground, land]);
  return <GroundChoice name="lucIds" label={lucIds.label} onMap={onMap} noneText={riskWords.asks.luc} />;
}

/** The paddocks in the unit. */
export function UnitPaddocks() {
  const { ground, land } = useUnitGround();
  const onMap = useMemo(() => (ground ? paddocksIn(ground, land) : []), [ground, land]);
  return (
    <GroundChoice
      name="paddockIds"
      label={paddockIds.label}
      onMap={onMap}
      noneText={riskWords.ground.noPaddocks}
    />
  );
}
