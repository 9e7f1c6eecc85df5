import { allStyles, isKindId, kindById, layerFilters, riskWords } from '@tussock/domain';
import { Fragment, type ReactNode } from 'react';
import { LevelLegend } from '../../land-risk/index.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { KindSwatch } from './kind-swatch.tsx';
import { LayerSwatch } from './layer-list.tsx';
import styles from './map-legend.module.css';

interface LegendProps {
  /** How many features each layer and each look within it holds. */
  readonly counts: ReadonlyMap<string, number>;
  /** Ids of the layers that are on the map. */
  readonly visible: readonly string[];
  /** What other colours mean. */
  readonly children?: ReactNode;
}

/** What of the farm is on the map, and what its colours mean. A layer without anything in it is not named. */
export function LegendList({ counts, visible, children }: LegendProps) {
  const { fenceLines, lmu } = useMapState((state) => state.riskLayers);
  const has = (id: string): boolean => (counts.get(id) ?? 0) > 0;
  const shown = layerFilters.filter(({ id }) => visible.includes(id) && (!isKindId(id) || has(id)));
  return (
    <>
      <ul className={styles.layers}>
        {shown.map(({ id, label }) => (
          <Fragment key={id}>
            <li className={styles.layer}>
              <LayerSwatch id={id} />
              {isKindId(id) ? kindById(id).names.plural : label}
            </li>
            {allStyles
              .filter((look) => look.kind.id === id && look.id !== id && has(look.id))
              .map((look) => (
                <li key={look.id} className={styles.layer}>
                  <KindSwatch style={look.style} shape="polygon" />
                  {look.label}
                </li>
              ))}
          </Fragment>
        ))}
      </ul>
      {fenceLines && <p className={styles.note}>{riskWords.fence.legend}</p>}
      {(fenceLines || lmu.enabled) && <LevelLegend label="Colours of risk" />}
      {children}
    </>
  );
}
