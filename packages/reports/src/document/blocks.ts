import type { Block, Column, Tone } from './plan-document.ts';

/** A paragraph; nothing for nothing. */
export const say = (text: string | null | undefined, tone: Tone = 'plain'): readonly Block[] =>
  text ? [{ type: 'text', text, tone }] : [];

/** A paragraph each. */
export const sayAll = (texts: readonly string[], tone: Tone = 'plain'): readonly Block[] =>
  texts.map((text) => ({ type: 'text', text, tone }));

/** Small print; nothing for no lines. */
export const method = (lines: readonly string[]): readonly Block[] =>
  lines.length > 0 ? [{ type: 'method', lines }] : [];

/** Labels with values; nothing for none. */
export const facts = (rows: readonly (readonly [string, string])[]): readonly Block[] =>
  rows.length > 0 ? [{ type: 'facts', facts: rows }] : [];

/** A list; nothing for no items. */
export const items = (texts: readonly string[]): readonly Block[] =>
  texts.length > 0 ? [{ type: 'items', items: texts }] : [];

/** A column that takes a share of the width. */
export const wide = (header: string, fr = 1): Column => ({ header, width: { fr } });
/** A column of so many millimetres. */
export const narrow = (header: string, mm: number): Column => ({ header, width: { mm } });
/** A column of figures, so many millimetres wide. */
export const figure = (header: string, mm: number): Column => ({ header, width: { mm }, align: 'end' });
