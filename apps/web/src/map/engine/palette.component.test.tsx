import { afterEach, beforeEach, expect, test } from 'vitest';
import { kinds } from '@tussock/domain';
import { colourOn, fillOn, lineOn, readPalette } from './palette.ts';

const root = document.documentElement;
const set = (name: string, value: string): void => root.style.setProperty(name, value);

beforeEach(() => {
  set('--map-ink', '#20261f');
  set('--photo-ink', '#fff');
  set('--map-shade', '#241f12');
});
afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset['theme'];
});

test('on a photograph colours have values of their own where they are given, in full', () => {
  const palette = readPalette('photo');
  expect([palette.ink, palette.shade]).toEqual(['#ffffff', '#241f12']);
  expect(readPalette('relief').ink).toBe('#20261f');
});

test('kinds have their colours for dark ground in the dark theme and on photographs', () => {
  const { style } = kinds.waterTank;
  expect(colourOn(readPalette('relief'), style)).toBe(style.colour);
  expect(colourOn(readPalette('photo'), style)).toBe(style.onDark);
  root.dataset['theme'] = 'dark';
  expect(colourOn(readPalette('relief'), style)).toBe(style.onDark);
});

test('a photograph is looked at through areas, whose outlines are those of the boundary’s casing', () => {
  set('--photo-boundary-casing', '#fdfdfd');
  const photo = readPalette('photo');
  expect(fillOn(photo, kinds.paddock.style)).toBeLessThan(kinds.paddock.style.fillOpacity ?? 0);
  expect(lineOn(photo, kinds.paddock.style)).toBe('#fdfdfd');
});
