import type { Address } from './route.ts';

/** What an address names is not there any more, or never was; the place itself is, and there is a way on. */
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
