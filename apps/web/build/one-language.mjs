/** What the components' own modules ask the browser, answered for good: which language it is in, and in which direction that is written. */
const ANSWERS = {
  useDefaultLocale: `
const ours = { locale: 'en-NZ', direction: 'ltr' };
export const getDefaultLocale = () => ours;
export const useDefaultLocale = () => ours;
`,
  utils: 'export const isRTL = () => false;',
};

const MODULE = /\/react-aria\/.*\/i18n\/(useDefaultLocale|utils)\.mjs$/;

/**
 * The language of the product's components is the product's. They would ask the browser for its own as they are loaded, whether it can write
 * dates in it, and which way it is written: to say so it reads what it knows of every language there is, a twentieth of a second before
 * anything of a page is put together.
 */
export function oneLanguage() {
  const replaced = new Set();
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler(id) {
        const [, name] = MODULE.exec(id);
        replaced.add(name);
        return ANSWERS[name];
      },
    },
    generateBundle() {
      const lost = Object.keys(ANSWERS).filter((name) => !replaced.has(name));
      if (lost.length > 0)
        throw new Error(
          `The components ask for the language of the browser elsewhere than in ${lost.join(', ')}.`,
        );
    },
  };
}
