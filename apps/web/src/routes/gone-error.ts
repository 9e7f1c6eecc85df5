import type { Address } from './route.ts';

/** Error: the thing that an address names no longer exists, or never did; its route does, and offers a way on. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  readonly title: string;
  readonly wayOn: { readonly to: Address; readonly label: string };

  constructor(title: string, message: string, wayOn: GoneError['wayOn']) {
    super(message);
    this.title = title;
    this.wayOn = wayOn;
  }
}
