import type { ReportSetting, ReportSettings } from '@tussock/domain';
import * as z from 'zod/mini';
import { uuid } from './common.ts';

/** Maximum number of things of a plan chosen for one report. */
const MOST_OF_PLAN = 50;

/** Shape of a choice, given by its key or in the words of the specification (§4); the result is the key. */
function choiceShape(options: Readonly<Record<string, string>>): z.ZodMiniType<string> {
  const keys = Object.keys(options);
  return z.pipe(
    z.enum([...keys, ...Object.values(options)]),
    z.transform((said): string => keys.find((key) => key === said || options[key] === said) ?? said),
  );
}

function numberShape({
  min,
  max,
  isWhole,
}: Extract<ReportSetting, { type: 'number' }>): z.ZodMiniType<number> {
  const bounds = [z.minimum(min), z.maximum(max)] as const;
  return isWhole ? z.int().check(...bounds) : z.number().check(...bounds);
}

function shapeOf(setting: ReportSetting): z.ZodMiniType {
  switch (setting.type) {
    case 'choice':
      return z._default(choiceShape(setting.options), setting.default);
    case 'number':
      return z._default(
        setting.default === null ? z.nullable(numberShape(setting)) : numberShape(setting),
        setting.default,
      );
    case 'set':
      return z._default(
        setting.optionsOf
          ? z.array(uuid).check(z.maxLength(MOST_OF_PLAN))
          : z.array(z.enum(Object.keys(setting.options))),
        [...setting.default],
      );
    case 'group':
      return z.prefault(z.strictObject(reportSettingsShape(setting.settings)), {});
  }
}

/** Shapes of a report's settings. Settings that are left out have their default value. */
export const reportSettingsShape = (settings: ReportSettings): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, shapeOf(setting)]));

function exampleOfSetting(setting: ReportSetting): unknown {
  switch (setting.type) {
    case 'choice':
      return setting.options[setting.default];
    case 'number':
      return setting.default ?? setting.min;
    case 'set':
      return setting.default;
    case 'group':
      return exampleOfSettings(setting.settings);
  }
}

/** Default settings of a report, in the words of the specification where it has any. */
export const exampleOfSettings = (settings: ReportSettings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, exampleOfSetting(setting)]));
