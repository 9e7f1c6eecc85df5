/** Setting with one choice of a few, given by its key, or in the words of the specification, which people read too. */
export interface ChoiceSetting<Key extends string = string> {
  readonly type: 'choice';
  readonly label: string;
  readonly options: Readonly<Record<Key, string>>;
  readonly default: Key;
  /** Map layer whose colourings are offered as options besides "none". */
  readonly onMap?: 'landUnits' | 'fenceLines' | 'transects';
  /** Key of another setting whose change resets this one to its default. */
  readonly resetBy?: string;
  /** Options that fit the other chosen settings; all when undefined. */
  readonly optionsFor?: (chosen: Readonly<Record<string, unknown>>) => readonly string[];
}

/** Numeric setting; a default of null leaves the value to the report. */
export interface NumberSetting<Value extends number | null = number | null> {
  readonly type: 'number';
  readonly label: string;
  readonly unit?: string;
  readonly help?: string;
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  readonly default: Value;
}

/** Setting with several choices by key; an empty set leaves the choice to the report. */
export interface SetSetting {
  readonly type: 'set';
  readonly label: string;
  readonly help?: string;
  readonly options: Readonly<Record<string, string>>;
  /** Type of things in the plan that are the options, by id; then no options are declared. */
  readonly optionsOf?: 'importedLayer';
  readonly default: readonly string[];
  /** Presets that set several choices with one press. */
  readonly presets?: readonly {
    readonly id: string;
    readonly label: string;
    readonly chosen: readonly string[];
  }[];
  /** True when the options are the layers of the open map. */
  readonly areMapLayers?: true;
}

/** Group of settings that belong together, such as those of one chart of several. */
export interface GroupSetting<Inner extends ReportSettings = ReportSettings> {
  readonly type: 'group';
  readonly label: string;
  readonly settings: Inner;
}

export type ReportSetting = ChoiceSetting | NumberSetting | SetSetting | GroupSetting;
export interface ReportSettings {
  readonly [key: string]: ReportSetting;
}

type ValueOf<S> = S extends { readonly type: 'choice'; readonly options: infer Options }
  ? keyof Options & string
  : S extends { readonly type: 'number'; readonly default: infer Default }
    ? null extends Default
      ? number | null
      : number
    : S extends { readonly type: 'set' }
      ? readonly string[]
      : S extends { readonly type: 'group'; readonly settings: infer Inner }
        ? SettingValues<Inner>
        : never;

/** Values of settings, by key. */
export type SettingValues<S> = { readonly [Key in keyof S]: ValueOf<S[Key]> };

/** Changes a setting, and resets the settings that depend on it to their defaults. */
export function chooseSetting(
  settings: ReportSettings,
  chosen: Readonly<Record<string, unknown>>,
  key: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const reset = Object.entries(settings).filter(([, one]) => one.type === 'choice' && one.resetBy === key);
  return { ...chosen, [key]: value, ...defaultsOf(Object.fromEntries(reset)) };
}

/** Default values of settings. */
export const defaultsOf = <S extends ReportSettings>(settings: S): SettingValues<S> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, one]) => [
      key,
      one.type === 'group' ? defaultsOf(one.settings) : one.default,
    ]),
  ) as SettingValues<S>; // key by key, as they are declared
