import { Panel, RadioGroup } from '@tussock/ui';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../../device/index.ts';

const choices = [
  { id: 'system', label: 'As this device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const satisfies readonly { readonly id: ThemeChoice; readonly label: string }[];

/** Light or dark, on this device. */
export function ThemePanel() {
  return (
    <Panel>
      <RadioGroup
        label="Appearance on this device"
        look="segments"
        options={choices}
        value={useThemeChoice()}
        onChange={chooseTheme}
        help="Printed pages are always light."
      />
    </Panel>
  );
}
