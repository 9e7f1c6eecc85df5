import { groundLayers } from '@tussock/domain';
import { Checkbox } from '@tussock/ui';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import styles from './layer-list.module.css';

/** What lies beneath the farm, as far as this installation has it: relief, contours and photographs, each shown and hidden. */
export function GroundLayerList({
  has,
}: {
  readonly has: { readonly terrain: unknown; readonly imagery: unknown; readonly soil?: unknown };
}) {
  const chosen = useMapState((state) => state.groundLayers);
  const offered = groundLayers.filter(({ needs }) => has[needs]);
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Beneath</legend>
      {offered.map(({ id, label }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={() => tellMap({ type: 'groundChosen', toggled: id })}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
