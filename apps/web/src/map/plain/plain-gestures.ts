import type { Camera } from '../camera.ts';
import { dragged, nearer, plainView, type Pixel, type PlainView } from './plain-view.ts';

/** A press that slides no further than this is still a press, pixels: as on the engine's map. */
const SLIDE = 5;

/** What somebody may do with their fingers or a mouse. */
export interface Touched {
  /** How the picture stands now; null before it does. */
  view(): PlainView | null;
  /** The picture is to stand so; `isOver` once it stays there. */
  moveTo(camera: Camera, isOver: boolean): void;
  press(at: Pixel): void;
  /** Whether a corner lies there that can be dragged: it is held from now on. */
  grab(at: Pixel): boolean;
  drag(at: Pixel): void;
  drop(): void;
  /** What is held goes back to where it was. */
  letGo(): void;
}

type Act =
  | { readonly is: 'nothing' }
  | { readonly is: 'pressing' | 'dragging'; readonly from: Pixel; readonly view: PlainView }
  | { readonly is: 'holding'; readonly from: Pixel; readonly hasMoved: boolean }
  | { readonly is: 'pinching'; readonly from: readonly [Pixel, Pixel]; readonly view: PlainView };

const apart = ([ax, ay]: Pixel, [bx, by]: Pixel): number => Math.hypot(ax - bx, ay - by);
const between = ([ax, ay]: Pixel, [bx, by]: Pixel): Pixel => [(ax + bx) / 2, (ay + by) / 2];
const nothing: Act = { is: 'nothing' };

/** Two fingers, from where they went down to where they are: nearer by as much as they part, and with them. */
function pinched(view: PlainView, from: readonly [Pixel, Pixel], now: readonly [Pixel, Pixel]): Camera {
  const [began, middle] = [between(...from), between(...now)];
  const by = Math.log2(Math.max(1, apart(...now)) / Math.max(1, apart(...from)));
  const zoomed = plainView(view.size, { camera: nearer(view, by, began) });
  return dragged(zoomed, [middle[0] - began[0], middle[1] - began[1]]);
}

/** What fingers and a mouse mean on a picture: a press, dragging it or a corner on it, pinching it. */
export class PlainGestures {
  readonly #now: () => Touched;
  readonly #fingers = new Map<number, Pixel>();
  #act: Act = nothing;

  /** What is touched may be another at each moment. */
  constructor(now: () => Touched) {
    this.#now = now;
  }

  get #touched(): Touched {
    return this.#now();
  }

  /** Whether a finger or a button is down. */
  get isDown(): boolean {
    return this.#fingers.size > 0;
  }

  down(finger: number, at: Pixel): void {
    this.#fingers.set(finger, at);
    const view = this.#touched.view();
    const [one, other] = [...this.#fingers.values()];
    if (this.#act.is === 'holding') this.#touched.letGo();
    if (!view || !one || this.#fingers.size > 2) this.#act = nothing;
    else if (other) this.#act = { is: 'pinching', from: [one, other], view };
    else if (this.#touched.grab(at)) this.#act = { is: 'holding', from: at, hasMoved: false };
    else this.#act = { is: 'pressing', from: at, view };
  }

  move(finger: number, at: Pixel): void {
    if (!this.#fingers.has(finger)) return;
    this.#fingers.set(finger, at);
    const act = this.#act;
    if (act.is === 'pressing' && apart(act.from, at) > SLIDE) this.#act = { ...act, is: 'dragging' };
    if (act.is === 'holding' && (act.hasMoved || apart(act.from, at) > SLIDE)) {
      this.#act = { ...act, hasMoved: true };
      this.#touched.drag(at);
    }
    this.#look(false);
  }

  up(finger: number): void {
    const at = this.#fingers.get(finger);
    if (!at) return;
    const act = this.#act;
    this.#look(true);
    this.#act = nothing;
    this.#fingers.delete(finger);
    if (act.is === 'holding' && act.hasMoved) this.#touched.drop();
    else if (act.is === 'holding') this.#touched.letGo();
    if (act.is === 'pressing' || (act.is === 'holding' && !act.hasMoved)) this.#touched.press(at);
  }

  /** The browser has taken the finger for something of its own. */
  cancel(finger: number): void {
    if (this.#act.is === 'holding') this.#touched.letGo();
    this.#act = nothing;
    this.#fingers.delete(finger);
  }

  #look(isOver: boolean): void {
    const act = this.#act;
    const [one, other] = [...this.#fingers.values()];
    if (act.is === 'dragging' && one)
      this.#touched.moveTo(dragged(act.view, [one[0] - act.from[0], one[1] - act.from[1]]), isOver);
    if (act.is === 'pinching' && one && other)
      this.#touched.moveTo(pinched(act.view, act.from, [one, other]), isOver);
  }
}
