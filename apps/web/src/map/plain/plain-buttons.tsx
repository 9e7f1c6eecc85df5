import type { Bounds } from '@tussock/geometry';
import { IconButton } from '@tussock/ui';
import styles from './plain-map.module.css';
import { nearer } from './plain-view.ts';
import type { PlainStand } from './use-plain-view.ts';

/** As on the engine's map: nearer, farther off, the whole farm. */
export function PlainButtons({
  stand: { view, moveTo, fitTo },
  bounds,
}: {
  readonly stand: PlainStand;
  /** Where the farm lies, once that is known. */
  readonly bounds: Bounds | undefined;
}) {
  const zoom = (by: number) => () => view && moveTo(nearer(view, by));
  return (
    <div className={styles.buttons} data-map-buttons>
      <IconButton icon="plus" label="Zoom in" size="small" isQuiet={false} onClick={zoom(1)} />
      <IconButton icon="minus" label="Zoom out" size="small" isQuiet={false} onClick={zoom(-1)} />
      {bounds && (
        <IconButton
          icon="expand"
          label="Show the whole farm"
          size="small"
          isQuiet={false}
          onClick={() => fitTo(bounds)}
        />
      )}
    </div>
  );
}
