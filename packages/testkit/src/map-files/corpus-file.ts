import type { MapFileRefusal, ReadAs } from '@tussock/domain';
import { strToU8 } from 'fflate';
import { toNewZealandTransverseMercator } from '@tussock/geometry';

/** What has to come of reading an awkward file. */
export type Expected =
  | { readonly refusal: MapFileRefusal }
  | { readonly needs: 'system' | 'columns'; readonly firstProposal?: string }
  | {
      readonly areas?: number;
      readonly lines?: number;
      readonly points?: number;
      readonly leftOut?: number;
      readonly mended?: number;
      /** A cell that has to be there. */
      readonly cell?: string | number | boolean;
      /** Words of a notice that has to be given. */
      readonly notice?: string;
    };

/** A file as somebody sends it, made when it is asked for. */
export interface CorpusFile {
  readonly title: string;
  readonly name: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly readAs?: ReadAs;
  readonly expected: Expected;
}

export const text = (content: string): Uint8Array => strToU8(content);
export const json = (content: unknown): Uint8Array => text(JSON.stringify(content));
export const latin = (content: string): Uint8Array =>
  Uint8Array.from(content, (letter) => letter.charCodeAt(0));

export type Place = readonly [number, number];

/** Where everything lies that lies where it should: a farm in North Canterbury. */
export const HERE: Place = [172.3, -42.8];
const SIDE = 0.01;

/** A square with its south-western corner here, or so many sides further east. */
export const square = (east = 0): readonly Place[] => {
  const [x, y] = [HERE[0] + east * SIDE, HERE[1]];
  return [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
    [x, y],
  ];
};
/** One that crosses itself. */
export const bowTie = (): readonly Place[] => {
  const [a = HERE, b = HERE, c = HERE, d = HERE] = square();
  return [a, c, b, d, a];
};
export const inMetres = (ring: readonly Place[]): readonly Place[] =>
  ring.map((place) => {
    const [east, north] = toNewZealandTransverseMercator(place);
    return [east, north];
  });

/** A file of one text. */
export const raw = (
  title: string,
  [name, content]: readonly [name: string, content: string],
  expected: CorpusFile['expected'],
  readAs = {},
): CorpusFile => ({
  title,
  name,
  bytes: () => text(content),
  readAs,
  expected,
});
