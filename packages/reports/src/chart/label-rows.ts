import { paper } from '../look/paper.ts';
import type { Mark } from '../scene/scene.ts';

/** Share of a row's height that its bar takes; the rest is space. */
const BAR_SHARE = 0.72;
const LINE_SHARE = 1.25;
/** Distance from the middle of a line of text down to its baseline, as a share of the font size. */
const BASELINE_SHARE = 0.35;

/** Row of a chart that runs down the page. */
export interface LabelRow {
  /** Top and height of its bar. */
  readonly top: number;
  readonly band: number;
  /** Baseline of one line of text beside the bar. */
  readonly baseline: number;
  readonly label: readonly Mark[];
}

interface RowLook {
  readonly top: number;
  readonly height: number;
  /** Right end of the labels. */
  readonly right: number;
  readonly size: number;
}

/** Lines of a label, centred on the middle of its row. */
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

/** Lays out rows under each other, each as high as its label needs, and returns where the last one ends. */
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
