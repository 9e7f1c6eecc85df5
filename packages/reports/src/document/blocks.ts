import type { Block, Column, Tone } from './plan-document.ts';

/** Paragraph block; empty for no text. */
export const say = (text: string | null | undefined, tone: Tone = 'plain'): readonly Block[] =>
  text ? [{ type: 'text', text, tone }] : [];

/** Paragraph block for each text. */
export const sayAll = (texts: readonly string[], tone: Tone = 'plain'): readonly Block[] =>
  texts.map((text) => ({ type: 'text', text, tone }));

/** Small-print block; empty for no lines. */
export const method = (lines: readonly string[]): readonly Block[] =>
  lines.length > 0 ? [{ type: 'method', lines }] : [];

/** Block of labels with values; empty for none. */
export const facts = (rows: readonly (readonly [string, string])[]): readonly Block[] =>
  rows.length > 0 ? [{ type: 'facts', facts: rows }] : [];

/** List block; empty for no items. */
export const items = (texts: readonly string[]): readonly Block[] =>
  texts.length > 0 ? [{ type: 'items', items: texts }] : [];

/** Column with a share of the width. */
export const wide = (header: string, fr = 1): Column => ({ header, width: { fr } });
/** Column with a width in millimetres. */
export const narrow = (header: string, mm: number): Column => ({ header, width: { mm } });
/** Column of figures with a width in millimetres. */
export const figure = (header: string, mm: number): Column => ({ header, width: { mm }, align: 'end' });
