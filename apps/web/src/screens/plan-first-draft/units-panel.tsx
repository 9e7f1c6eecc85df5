import type { LandUnitProposal } from '@tussock/contract';
import {
  attributesOfUnit,
  draftWords,
  formatHectares,
  GEOMETRY,
  kinds,
  labelOfOption,
  slopeClasses,
  type LandUse,
} from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { OutlinePicture, saveToRecord, showingRefusal } from '../../sync/index.ts';
import styles from './first-draft-screen.module.css';

const landUses = kinds.lmu.fields.landUse.options.map(({ key, label }) => ({ id: key, label }));

interface UnitsPanelProps {
  readonly units: readonly LandUnitProposal[];
  readonly source: string;
  /** Leaves a proposal out for this visit: nothing is written. */
  readonly onDrop: (unit: LandUnitProposal) => void;
}

/** Land units that the slope of the ground proposes, accepted one by one or all at once. */
export function UnitsPanel({ units, source, onDrop }: UnitsPanelProps) {
  const [landUse, setLandUse] = useState<LandUse | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const accept = async (accepted: readonly LandUnitProposal[]): Promise<void> => {
    setIsSaving(true);
    const words = draftWords.unitSaved(accepted.length);
    const parts = accepted.map((unit) => ({
      entity: kinds.lmu.id,
      entityId: uuidv7(),
      op: 'create' as const,
      set: { ...attributesOfUnit(unit, landUse, source), [GEOMETRY]: unit.geometry },
    }));
    // A refusal is told where it is written; what stays proposed can be accepted again.
    await showingRefusal(saveToRecord({ label: words, toast: words, parts, isHeldNowhereElse: true }))
      .then(() => accepted.forEach(onDrop))
      .catch(() => undefined);
    setIsSaving(false);
  };
  return (
    <Panel
      title={draftWords.units}
      actions={
        <Button variant="primary" icon="check" isPending={isSaving} onClick={() => void accept(units)}>
          {draftWords.acceptUnits(units.length)}
        </Button>
      }
    >
      <p className={styles.about}>{draftWords.unitsAbout}</p>
      <div className={styles.units}>
        <OutlinePicture
          label={draftWords.unitsPicture}
          outlines={units.map(({ geometry }) => ({ geometry, look: 'mine' }))}
        />
        <div className={styles.farmed}>
          <Select
            label={draftWords.farmed}
            help={draftWords.farmedHelp}
            options={landUses}
            value={landUse}
            onChange={setLandUse}
            placeholder={draftWords.farmedOpen}
            clearLabel={draftWords.farmedOpen}
          />
          <ul className={styles.list}>
            {units.map((unit) => (
              <UnitCard
                key={unit.slopeClass}
                unit={unit}
                source={source}
                onAccept={() => void accept([unit])}
                onDrop={() => onDrop(unit)}
              />
            ))}
          </ul>
        </div>
      </div>
    </Panel>
  );
}

function UnitCard({
  unit,
  source,
  onAccept,
  onDrop,
}: {
  readonly unit: LandUnitProposal;
  readonly source: string;
  readonly onAccept: () => void;
  readonly onDrop: () => void;
}) {
  const name = draftWords.unitNames[unit.slopeClass];
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <h3>{`${name}, ${formatHectares(unit.areaHectares)}`}</h3>
        <p className={styles.soft}>{labelOfOption(slopeClasses, unit.slopeClass)}</p>
        <p>{draftWords.unitWhy(unit.meanDegrees)}</p>
        <p className={styles.soft}>{draftWords.readFrom(source)}</p>
      </div>
      <div className={styles.acts}>
        <Button icon="check" aria-label={`${draftWords.accept}: ${name}`} onClick={onAccept}>
          {draftWords.accept}
        </Button>
        <Button isQuiet aria-label={`${draftWords.drop}: ${name}`} onClick={onDrop}>
          {draftWords.drop}
        </Button>
      </div>
    </li>
  );
}
