import {
  GROUND_KEY,
  groundLookOf,
  groundLooks,
  mapWords,
  type GroundLayerId,
  type GroundLookId,
} from '@tussock/domain';
import { RadioGroup, usePageKeys } from '@tussock/ui';
import type { TileSettings } from '../engine/paper-style.ts';
import styles from './ground-switch.module.css';

/** Whether an element uses letters itself. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=listbox]',
    ) !== null);

/** Switch of the ground under the farm, over the map: photograph, relief or plain. Its key goes from one to the next. */
export function GroundSwitch({
  tiles,
  shown,
  onChoose,
}: {
  readonly tiles: TileSettings;
  readonly shown: readonly GroundLayerId[];
  readonly onChoose: (look: GroundLookId) => void;
}) {
  const offered = groundLooks.filter(({ needs }) => !needs || tiles[needs]);
  const chosen = groundLookOf(shown);
  usePageKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.toUpperCase() !== GROUND_KEY || ctrlKey || metaKey || altKey || takesLetters(target)) return;
    const place = offered.findIndex(({ id }) => id === chosen);
    const next = offered[(place + 1) % offered.length];
    if (next) onChoose(next.id);
  }, offered.length > 1);
  if (offered.length < 2) return null;
  return (
    <div className={styles.switch} title={mapWords.groundKey(GROUND_KEY)} data-map-buttons="">
      <RadioGroup
        label={mapWords.ground}
        isLabelHidden
        look="segments"
        options={offered}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
