import { BOUNDARY_LAYER, kinds, riskTypes, riskWords, type RiskShown, type UnitRisk } from '@tussock/domain';
import { Select } from '@tussock/ui';
import { useMemo } from 'react';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { colourByRisk } from '../../land-risk/index.ts';
import { PlanMap } from '../../map/index.ts';
import type { RiskSearch } from './risk-search.ts';
import styles from './risk-screen.module.css';

interface RiskMapProps {
  readonly content: PlanMapContent;
  readonly risks: readonly UnitRisk[];
  readonly search: RiskSearch;
  readonly shownId: string | undefined;
  readonly onShow: (wish: RiskSearch) => void;
}

const VISIBLE = [BOUNDARY_LAYER.id, kinds.lmu.id];
/** A farm of some hundred hectares has few land units: their names are there as soon as it fits the map. */
const LABEL_ZOOM = 10;
const HIGHEST = 'highest';
const choices: readonly { readonly id: RiskShown; readonly label: string }[] = [
  { id: HIGHEST, label: riskWords.highest },
  ...riskTypes.map(({ key, label }) => ({ id: key, label })),
];

/** The land units in the colours of the matrix: by the highest of their risks or by one. A click on one shows its reasons. */
export function RiskMap({ content, risks, search, shownId, onShow }: RiskMapProps) {
  const { settings, shapes, boundary, openingBounds } = content;
  const shown = choices.find(({ id }) => id === search.map)?.id ?? HIGHEST;
  const units = useMemo(() => shapes.filter(({ kind }) => kind === kinds.lmu), [shapes]);
  const coloured = useMemo(() => colourByRisk(units, risks, shown), [units, risks, shown]);
  return (
    <div className={styles.map}>
      <div className={styles.choice}>
        <Select
          label="Coloured by"
          isLabelHidden
          options={choices}
          value={shown}
          onChange={(chosen) => onShow({ map: chosen ?? HIGHEST })}
        />
      </div>
      <PlanMap
        label="Map of land units by risk"
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        bounds={openingBounds}
        features={coloured}
        isLoading={content.isLoading}
        boundary={boundary}
        visibleLayers={VISIBLE}
        hasLabels
        labelZoom={LABEL_ZOOM}
        selectedId={shownId ?? null}
        onFeatureClick={(id) => onShow({ unit: id })}
      />
    </div>
  );
}
