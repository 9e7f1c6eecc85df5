/** Properties whose value must be a token (Spec §9 "Design tokens"), with other allowed values. */
const TOKEN_ONLY: Readonly<Record<string, RegExp>> = {
  'font-size': /^(?:inherit|100%)$/,
  'font-weight': /^inherit$/,
  'line-height': /^inherit$/,
  font: /^inherit$/,
  // A circle is a shape, not a rounding.
  'border-radius': /^(?:0|inherit|50%)$/,
  'z-index': /^auto$/,
};

const WRITTEN_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

/** Finds the declarations of a stylesheet that write out a size, weight, radius, level or colour instead of naming its token. */
export function findStrayValues(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, property = '', value = '']) => ({ property, value: value.replace('!important', '').trim() }))
    .filter(({ property, value }) => {
      const withoutTokens = value.replaceAll(/var\(--[\w-]+(?:,\s*[\w.]+)?\)/g, '').trim();
      if (WRITTEN_COLOUR.test(withoutTokens)) return true;
      const allowed =
        TOKEN_ONLY[property.replace(/^border-(?:top|bottom|start|end)-(?:\w+)-radius$/, 'border-radius')];
      return allowed !== undefined && withoutTokens !== '' && !allowed.test(withoutTokens);
    })
    .map(({ property, value }) => `${property}: ${value}`);
}
