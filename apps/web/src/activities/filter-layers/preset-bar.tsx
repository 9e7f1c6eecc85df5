import { layerPresets, type LayerPreset } from '@tussock/domain';
import { RadioGroup } from '@tussock/ui';
import { isPresetShown, type MapState } from '../../plan-session/map-state.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';

const find = (id: string): LayerPreset | undefined => layerPresets.find((preset) => preset.id === id);
const shownIn = (state: MapState): string | null =>
  layerPresets.find((preset) => isPresetShown(state, preset))?.id ?? null;

/** The layers of one question each, at one press; none is chosen while other layers are shown. */
export function PresetBar() {
  return (
    <RadioGroup
      label="Look at"
      look="row"
      options={layerPresets}
      value={useMapState(shownIn)}
      onChange={(id) => {
        const preset = find(id);
        if (preset) tellMap({ type: 'presetChosen', preset });
      }}
    />
  );
}
