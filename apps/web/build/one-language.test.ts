import { expect, test } from 'vitest';
import { oneLanguage } from './one-language.mjs';

const moduleOf = (name: string): string => `/x/node_modules/react-aria/dist/private/i18n/${name}.mjs`;
const made = async <Made>(code: string): Promise<Made> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Made;

test('the components are in the language of the product, and ask the browser for none', async () => {
  const plugin = oneLanguage();
  const { load } = plugin;
  for (const name of ['useDefaultLocale', 'utils']) expect(load.filter.id.test(moduleOf(name))).toBe(true);
  expect(load.filter.id.test('/x/node_modules/react-aria/dist/private/utils/utils.mjs')).toBe(false);

  const { useDefaultLocale, getDefaultLocale } = await made<Record<string, () => unknown>>(
    load.handler(moduleOf('useDefaultLocale')),
  );
  expect(useDefaultLocale?.()).toEqual({ locale: 'en-NZ', direction: 'ltr' });
  expect(getDefaultLocale?.()).toEqual({ locale: 'en-NZ', direction: 'ltr' });

  expect(() => plugin.generateBundle()).toThrow('elsewhere than in utils');
  const { isRTL } = await made<{ isRTL: (locale: string) => boolean }>(load.handler(moduleOf('utils')));
  expect(isRTL('en-NZ')).toBe(false);
  expect(() => plugin.generateBundle()).not.toThrow();
});
