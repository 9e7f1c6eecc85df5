import type { IControl, Map as MapLibreMap } from 'maplibre-gl';
import styles from './button-control.module.css';

const SVG = 'http://www.w3.org/2000/svg';

function makeIcon(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', styles['icon'] ?? '');
  icon.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(SVG, 'path');
  stroke.setAttribute('d', path);
  icon.append(stroke);
  return icon;
}

/** A button among the map's own controls. It is hidden while it has no action. */
export class ButtonControl implements IControl {
  readonly #box = document.createElement('div');
  readonly #button = document.createElement('button');
  #act: (() => void) | null = null;

  /** `iconPath` is an SVG path on a grid of 24. */
  constructor(label: string, iconPath: string) {
    this.#button.type = 'button';
    this.#button.title = label;
    this.#button.setAttribute('aria-label', label);
    this.#button.className = styles['button'] ?? '';
    this.#button.append(makeIcon(iconPath));
    this.#button.addEventListener('click', () => this.#act?.());
    this.#box.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    this.#box.append(this.#button);
    this.does(null);
  }

  onAdd(_map: MapLibreMap): HTMLElement {
    return this.#box;
  }

  onRemove(): void {
    this.#box.remove();
  }

  /** Sets the action of the button; null hides it. */
  does(act: (() => void) | null): void {
    this.#box.hidden = act === null;
    this.#act = act;
  }

  /** Sets whether its action is in progress. */
  setOn(isOn: boolean): void {
    this.#button.setAttribute('aria-pressed', String(isOn));
  }
}
