import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');
const start = css.indexOf(":root[data-theme='dark']");
const blocks = { light: css.slice(0, start), dark: css.slice(start) } as const;
type Theme = keyof typeof blocks;

const colour = (theme: Theme, name: string): string =>
  new RegExp(`^\\s*${name}: (#[0-9a-f]{6});`, 'm').exec(blocks[theme])?.[1] ??
  expect.fail(`${name} has no colour in the ${theme} theme.`);

/** Relative luminance by WCAG 2, and a twentieth. */
function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}
function contrast(theme: Theme, [one, other]: readonly [string, string]): number {
  const [a, b] = [light(colour(theme, one)), light(colour(theme, other))];
  return Math.max(a, b) / Math.min(a, b);
}

const grounds = ['--colour-paper', '--colour-surface', '--colour-sunken'];
const variants = ['primary', 'secondary', 'white', 'success', 'warning', 'danger', 'info'];
const onGrounds = (names: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

/** Text and what it is written on: 4.5 to 1. */
const texts: readonly (readonly [string, string])[] = [
  ...onGrounds(['--colour-ink', '--colour-ink-soft', '--colour-link', '--colour-link-strong']),
  ...onGrounds([
    '--colour-danger',
    '--colour-warning',
    '--colour-success',
    '--colour-info',
    '--colour-primary',
  ]),
  ...onGrounds(['--colour-secondary', '--colour-select']),
  ...variants.flatMap((variant): readonly (readonly [string, string])[] => [
    [`--colour-on-${variant}`, `--colour-${variant}`],
    [`--colour-on-${variant}`, `--colour-${variant}-strong`],
    ['--colour-ink', `--colour-${variant}-tint`],
    ['--colour-ink-soft', `--colour-${variant}-tint`],
  ]),
  ...['primary', 'secondary', 'success', 'warning', 'danger', 'info'].flatMap(
    (variant): readonly (readonly [string, string])[] => [
      [`--colour-${variant}`, `--colour-${variant}-tint`],
      [`--colour-${variant}-strong`, `--colour-${variant}-tint`],
    ],
  ),
  ['--colour-ink', '--colour-tussock-tint'],
  ['--colour-select', '--colour-select-tint'],
  ['--colour-surface', '--colour-ink'],
  ['--map-ink', '--map-halo'],
  ['--map-ink-soft', '--map-halo'],
  ['--map-water-name', '--map-halo'],
  ['--map-contour', '--map-halo'],
];
/** Lines and signs and what they lie on: 3 to 1. */
const signs: readonly (readonly [string, string])[] = [
  ...onGrounds(['--colour-line-strong', '--colour-focus']),
  ['--map-select', '--map-casing'],
  ['--map-boundary', '--map-boundary-casing'],
  ['--map-select', '--colour-paper'],
  ['--map-boundary', '--colour-paper'],
  ['--map-water', '--colour-paper'],
];
const themes = ['light', 'dark'] as const;
const inThemes = (pairs: readonly (readonly [string, string])[]) =>
  themes.map((theme) => [theme, pairs] as const);

test.each(inThemes(texts))('[UI-7] in the %s theme every text is seen on its ground (AA)', (theme, pairs) => {
  const faint = pairs.filter((pair) => contrast(theme, pair) < 4.5);
  expect(faint.map((pair) => `${pair.join(' on ')}: ${contrast(theme, pair).toFixed(2)}`)).toEqual([]);
});

test.each(inThemes(signs))(
  '[UI-7] in the %s theme every line and sign is seen on its ground (AA)',
  (theme, pairs) => {
    const faint = pairs.filter((pair) => contrast(theme, pair) < 3);
    expect(faint.map((pair) => `${pair.join(' on ')}: ${contrast(theme, pair).toFixed(2)}`)).toEqual([]);
  },
);

test.each([
  ['--photo-ink', '--photo-halo', 4.5],
  ['--photo-water-name', '--photo-halo', 4.5],
  ['--photo-contour', '--photo-halo', 4.5],
  ['--photo-select', '--map-casing', 3],
  ['--photo-boundary', '--photo-boundary-casing', 3],
] as const)('on a photograph %s is seen beside %s', (one, other, least) => {
  expect(contrast('light', [one, other])).toBeGreaterThanOrEqual(least);
});

test('[UI-7] the dark theme gives another value to every colour of the light one', () => {
  const names = (theme: Theme): readonly string[] =>
    [...blocks[theme].matchAll(/^\s*(--(?:colour|map)-[\w-]+):/gm)].map(([, name = '']) => name);
  expect(names('light').filter((name) => !names('dark').includes(name))).toEqual([]);
});
