import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';

/** Of the height of a row this much is its bar; the rest is air. */
const BAR_SHARE = 0.72;
const LINE_SHARE = 1.25;
/** From the middle of a line down to its baseline. */
const BASELINE_SHARE = 0.35;

/** A row of a chart that runs down the page. */
export interface LabelRow {
  /** Where its bar begins, and how high it is. */
  readonly top: number;
  readonly band: number;
  /** The baseline of one line of text beside the bar. */
  readonly baseline: number;
  readonly label: readonly Mark[];
}

interface RowLook {
  readonly top: number;
  readonly height: number;
  /** The right end of labels. */
  readonly right: number;
  readonly size: number;
}

/** The lines of a label, about the middle of its row. */
const labelMarks = (lines: readonly string[], middle: number, { right, size }: RowLook): readonly Mark[] =>
  lines.map((text, at): Mark => ({
    shape: 'text',
    x: right,
    y: middle + size * (BASELINE_SHARE + LINE_SHARE * (at - (lines.length - 1) / 2)),
    text,
    size,
    fill: paper.ink,
    anchor: 'end',
  }));

/** Rows under each other, each as high as its label needs, and where the last one ends. */
export function labelRows(
  labels: readonly (readonly string[])[],
  look: RowLook,
): { readonly rows: readonly LabelRow[]; readonly bottom: number } {
  let bottom = look.top;
  const band = look.height * BAR_SHARE;
  const rows = labels.map((lines): LabelRow => {
    const height = look.height + Math.max(0, lines.length - 1) * look.size * LINE_SHARE;
    const middle = bottom + height / 2;
    bottom += height;
    return {
      top: middle - band / 2,
      band,
      baseline: middle + look.size * BASELINE_SHARE,
      label: labelMarks(lines, middle, look),
    };
  });
  return { rows, bottom };
}
