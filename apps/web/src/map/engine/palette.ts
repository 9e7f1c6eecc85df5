/** Colours of the map. MapLibre cannot read CSS variables, so the tokens are read once from the page. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly halo: string;
  readonly water: string;
  readonly title: string;
  readonly selected: string;
  readonly danger: string;
  /** Colour of the device's position. */
  readonly here: string;
  readonly inkSoft: string;
  readonly sea: string;
  readonly coast: string;
  /** Colour of hill shading and contours. */
  readonly shade: string;
  readonly contour: string;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    paper: read('--colour-paper'),
    ink: read('--colour-ink'),
    halo: read('--colour-surface'),
    water: read('--colour-info'),
    title: read('--colour-line-strong'),
    selected: read('--colour-link'),
    danger: read('--colour-danger'),
    here: read('--colour-info'),
    inkSoft: read('--colour-ink-soft'),
    sea: read('--colour-sea'),
    coast: read('--colour-coast'),
    shade: read('--colour-shade'),
    contour: read('--colour-contour'),
  };
}
