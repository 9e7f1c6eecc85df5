import type { IControl, Map as MapLibreMap } from 'maplibre-gl';
import styles from './whole-farm-control.module.css';

const LABEL = 'Show the whole farm';
/** Four corners around a block, on a grid of 24. */
const ICON_PATH = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M9 9h6v6H9z';
const SVG = 'http://www.w3.org/2000/svg';

function makeIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', styles['icon'] ?? '');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON_PATH);
  icon.append(path);
  return icon;
}

/** A button among the map's own that brings the farm back into view. It hides while there is no boundary to go to. */
export class WholeFarmControl implements IControl {
  readonly #box = document.createElement('div');
  #go: (() => void) | null = null;

  constructor() {
    const button = document.createElement('button');
    button.type = 'button';
    button.title = LABEL;
    button.setAttribute('aria-label', LABEL);
    button.className = styles['button'] ?? '';
    button.append(makeIcon());
    button.addEventListener('click', () => this.#go?.());
    this.#box.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    this.#box.append(button);
    this.aimAt(null);
  }

  onAdd(_map: MapLibreMap): HTMLElement {
    return this.#box;
  }

  onRemove(): void {
    this.#box.remove();
  }

  /** What the button does from now on; nothing while there is no farm to show. */
  aimAt(go: (() => void) | null): void {
    this.#box.hidden = go === null;
    this.#go = go;
  }
}
