import {
  analyteOfLayer,
  chooseSetting,
  isFoundIn,
  reportWords,
  type ReportSetting,
  type ReportSettings,
} from '@tussock/domain';
import { Button, MultiSelect, NumberField, RadioGroup, readNumber, Select } from '@tussock/ui';
import { useState } from 'react';
import type { RiskLayers } from '../../plan-session/map-state.ts';
import { useMapState } from '../../plan-session/map-store.ts';
import { useImportedLayers } from '../../sync/index.ts';
import styles from './reporting-screen.module.css';

/** More options than this do not stand beside each other. */
const MOST_SEGMENTS = 4;

type Chosen = Readonly<Record<string, unknown>>;

interface SettingFieldsProps {
  readonly settings: ReportSettings;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

/** A field for each setting of a report, as they are declared. */
export function SettingFields({ settings, chosen, onChoose }: SettingFieldsProps) {
  return Object.entries(settings).map(([key, setting]) => (
    <SettingField
      key={key}
      setting={setting}
      beside={chosen}
      value={chosen[key]}
      onChange={(value) => onChoose(chooseSetting(settings, chosen, key, value))}
    />
  ));
}

interface SettingFieldProps<S extends ReportSetting = ReportSetting> {
  readonly setting: S;
  readonly beside: Chosen;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Of<Type extends ReportSetting['type']> = SettingFieldProps<
  Extract<ReportSetting, { readonly type: Type }>
>;

function SettingField({ setting, ...rest }: SettingFieldProps) {
  switch (setting.type) {
    case 'choice':
      return <ChoiceField setting={setting} {...rest} />;
    case 'number':
      return <FigureField setting={setting} {...rest} />;
    case 'set':
      return setting.optionsOf ? (
        <PlanSetField setting={setting} {...rest} />
      ) : (
        <SetField setting={setting} {...rest} />
      );
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{setting.label}</legend>
          <SettingFields
            settings={setting.settings}
            chosen={rest.value as Chosen} // a group is an object of its own settings
            onChoose={rest.onChange}
          />
        </fieldset>
      );
  }
}

function ChoiceField({ setting, beside, value, onChange }: Of<'choice'>) {
  const open = setting.optionsFor?.(beside) ?? Object.keys(setting.options);
  const options = open.map((id) => ({ id, label: setting.options[id] ?? id }));
  const chosen = typeof value === 'string' ? value : setting.default;
  const field =
    Object.keys(setting.options).length > MOST_SEGMENTS ? (
      <Select label={setting.label} options={options} value={chosen} onChange={onChange} />
    ) : (
      <RadioGroup
        label={setting.label}
        look="segments"
        options={options}
        value={chosen}
        onChange={onChange}
      />
    );
  if (!setting.onMap) return field;
  return (
    <div className={styles.set}>
      {field}
      <AsColouredOnMap {...setting} layer={setting.onMap} onChange={onChange} />
    </div>
  );
}

type ColouredLayer = NonNullable<Extract<ReportSetting, { readonly type: 'choice' }>['onMap']>;

/** What the open map colours a layer by; undefined where it does not. */
const colouredBy = ({ lmu, fenceLines, transects }: RiskLayers, layer: ColouredLayer): string | undefined => {
  if (layer === 'fenceLines') return fenceLines ? 'risk' : undefined;
  if (layer === 'landUnits') return lmu.enabled ? lmu.type : undefined;
  return transects.enabled ? analyteOfLayer(transects.type)?.key : undefined;
};

function AsColouredOnMap({
  label,
  options,
  default: usual,
  layer,
  onChange,
}: Pick<Extract<ReportSetting, { readonly type: 'choice' }>, 'label' | 'options' | 'default'> & {
  readonly layer: ColouredLayer;
  readonly onChange: (value: string) => void;
}) {
  const shown = useMapState(({ riskLayers }) => colouredBy(riskLayers, layer));
  return (
    <div className={styles.offers} role="group" aria-label={reportWords.offers(label)}>
      <Button size="small" onClick={() => onChange(shown !== undefined && shown in options ? shown : usual)}>
        {reportWords.asOnScreen}
      </Button>
    </div>
  );
}

/** Any of several, with what is chosen of them often at one press: presets, and what the map of the screen shows. */
function SetField({ setting, value, onChange }: Of<'set'>) {
  const { options, presets = [], areMapLayers = false } = setting;
  const onScreen = useMapState((state) => state.filters);
  const offers = [
    { id: 'none', label: reportWords.everything, chosen: [] },
    ...(areMapLayers ? [{ id: 'onScreen', label: reportWords.asOnScreen, chosen: onScreen }] : []),
    ...presets,
  ];
  return (
    <ChosenOf
      {...setting}
      placeholder={reportWords.everything}
      options={Object.entries(options).map(([id, name]) => ({ id, label: name }))}
      value={value as readonly string[]} // as the setting keeps it
      offers={offers}
      onChange={onChange}
    />
  );
}

/** Any of the plan's own things; a plan that has none is not asked. */
function PlanSetField({ setting, value, onChange }: Of<'set'>) {
  const layers = useImportedLayers();
  const onScreen = useMapState((state) => state.selectedImportedLayers);
  if (layers.length === 0) return null;
  return (
    <ChosenOf
      {...setting}
      placeholder={reportWords.nothing}
      options={layers.map(({ id, name }) => ({ id, label: name }))}
      value={value as readonly string[]} // as the setting keeps it
      offers={[
        { id: 'none', label: reportWords.nothing, chosen: [] },
        { id: 'onScreen', label: reportWords.asOnScreen, chosen: onScreen },
      ]}
      onChange={onChange}
    />
  );
}

interface ChosenOfProps {
  readonly label: string;
  readonly help?: string;
  /** What none of them means. */
  readonly placeholder: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly offers: readonly {
    readonly id: string;
    readonly label: string;
    readonly chosen: readonly string[];
  }[];
  readonly onChange: (value: readonly string[]) => void;
}

function ChosenOf({ label, help, placeholder, options, value, offers, onChange }: ChosenOfProps) {
  const isOption = (id: string): boolean => options.some((option) => option.id === id);
  return (
    <div className={styles.set}>
      <MultiSelect
        isFound={isFoundIn}
        label={label}
        help={help}
        placeholder={placeholder}
        options={options}
        value={value}
        onChange={onChange}
      />
      <div className={styles.offers} role="group" aria-label={reportWords.offers(label)}>
        {offers.map((offer) => (
          <Button key={offer.id} size="small" onClick={() => onChange(offer.chosen.filter(isOption))}>
            {offer.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type FigureSetting = Extract<ReportSetting, { readonly type: 'number' }>;

/** The figure that a text is, where the setting takes it; undefined for any other text. Nothing at all is null where the setting may be empty. */
function figureFrom(text: string, setting: FigureSetting): number | null | undefined {
  const read = readNumber(text);
  if (read.kind === 'empty') return setting.default === null ? null : undefined;
  if (read.kind !== 'number') return undefined;
  const { value } = read;
  const isFit = value >= setting.min && value <= setting.max && (!setting.isWhole || Number.isInteger(value));
  return isFit ? value : undefined;
}

/** What is typed counts while it is a figure that the setting takes, and the default while it is not. */
function FigureField({ setting, value, onChange }: Of<'number'>) {
  const { label, unit, help, min, max, isWhole = false } = setting;
  const [text, setText] = useState(typeof value === 'number' ? String(value) : '');
  const isFit = figureFrom(text, setting) !== undefined;
  return (
    <NumberField
      label={label}
      unit={unit}
      help={help}
      isWhole={isWhole}
      value={text}
      error={isFit ? undefined : `Type a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`}
      onChange={(typed) => {
        setText(typed);
        const figure = figureFrom(typed, setting);
        onChange(figure === undefined ? setting.default : figure);
      }}
    />
  );
}
