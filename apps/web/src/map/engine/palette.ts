/** Colours of the ground itself. MapLibre cannot read CSS variables, so the tokens are read once from the page. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly halo: string;
  readonly water: string;
  readonly title: string;
  readonly selected: string;
  readonly danger: string;
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
  };
}
