/** One of a few: by its key, or in the words of the specification, which a person reads too. */
export interface ChoiceSetting<Key extends string = string> {
  readonly type: 'choice';
  readonly label: string;
  readonly options: Readonly<Record<Key, string>>;
  readonly default: Key;
  /** What the open map colours so is offered as well: the options are none, and what its layer can show. */
  readonly onMap?: 'landUnits' | 'fenceLines' | 'transects';
  /** Goes back to its default when this other setting beside it is chosen anew. */
  readonly resetBy?: string;
  /** The options that go with what is chosen beside it; all where it is left out. */
  readonly optionsFor?: (chosen: Readonly<Record<string, unknown>>) => readonly string[];
}

/** A figure; null, where that is the default, leaves it to the report. */
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

/** Any of several, by their keys; none of them leaves it to the report. */
export interface SetSetting {
  readonly type: 'set';
  readonly label: string;
  readonly help?: string;
  readonly options: Readonly<Record<string, string>>;
  /** The options are things of the plan, by their ids; then none is declared. */
  readonly optionsOf?: 'importedLayer';
  readonly default: readonly string[];
  /** Choices that are offered at one press beside it. */
  readonly presets?: readonly {
    readonly id: string;
    readonly label: string;
    readonly chosen: readonly string[];
  }[];
  /** What the open map shows is offered as well: the options are its layers. */
  readonly areMapLayers?: true;
}

/** Settings that belong together, as those of one chart of several. */
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

/** What is chosen, by setting. */
export type SettingValues<S> = { readonly [Key in keyof S]: ValueOf<S[Key]> };

/** A setting chosen anew, and those that go back to their defaults with it. */
export function chooseSetting(
  settings: ReportSettings,
  chosen: Readonly<Record<string, unknown>>,
  key: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const reset = Object.entries(settings).filter(([, one]) => one.type === 'choice' && one.resetBy === key);
  return { ...chosen, [key]: value, ...defaultsOf(Object.fromEntries(reset)) };
}

/** What is chosen where nobody has chosen yet. */
export const defaultsOf = <S extends ReportSettings>(settings: S): SettingValues<S> =>
  Object.fromEntries(
    Object.entries(settings).map(([key, one]) => [
      key,
      one.type === 'group' ? defaultsOf(one.settings) : one.default,
    ]),
  ) as SettingValues<S>; // key by key, as they are declared
