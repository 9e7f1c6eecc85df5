import { BOUNDARY_LAYER, isKindId, kindById, layerFilters, REMOVED_LAYER } from '@tussock/domain';
import { Checkbox, Switch } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import { KindSwatch } from './kind-swatch.tsx';
import styles from './layer-list.module.css';

const groups = [...new Set(layerFilters.map(({ group }) => group))];

/** How a layer looks on the map; the boundary is one of them. */
export function LayerSwatch({ id }: { readonly id: string }) {
  if (!isKindId(id)) return <KindSwatch style={{ ...BOUNDARY_LAYER, fillOpacity: 0 }} shape="polygon" />;
  const { style, shapes } = kindById(id);
  return <KindSwatch style={style} shape={shapes[0]} />;
}

/** The legend, in which each layer can be shown and hidden. `counts` says how many features a layer holds. */
export function LayerList({ counts }: { readonly counts: ReadonlyMap<string, number> }) {
  const filters = useMapState((state) => state.filters);
  const hasLabels = useMapState((state) => state.showAllLabels);
  return (
    <div className={styles.list}>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{group}</legend>
          {layerFilters
            .filter((layer) => layer.group === group)
            .map(({ id, label }) => (
              <div key={id} className={styles.layer}>
                <Checkbox
                  isSelected={filters.includes(id)}
                  onChange={() => tellMap({ type: 'layerToggled', id })}
                >
                  <span className={styles.name}>
                    <LayerSwatch id={id} />
                    {label}
                  </span>
                </Checkbox>
                <span className={styles.count}>{counts.get(id) ?? ''}</span>
              </div>
            ))}
        </fieldset>
      ))}
      <Switch isSelected={hasLabels} onChange={() => tellMap({ type: 'labelsToggled' })}>
        Names on the map
      </Switch>
      {(counts.get(REMOVED_LAYER.id) ?? 0) > 0 && (
        <Switch
          isSelected={filters.includes(REMOVED_LAYER.id)}
          onChange={() => tellMap({ type: 'layerToggled', id: REMOVED_LAYER.id })}
        >
          {`${REMOVED_LAYER.label} (${counts.get(REMOVED_LAYER.id) ?? 0})`}
        </Switch>
      )}
    </div>
  );
}
