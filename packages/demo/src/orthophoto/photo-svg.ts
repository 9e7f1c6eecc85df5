import type { PhotoFrame, ScenePoint } from './photo-frame.ts';
import { chanceAt, noise } from './photo-noise.ts';
import type { Field, PhotoScene, SceneFarm, SceneLine } from './photo-scene.ts';

const round = (value: number): string => value.toFixed(1);
const pathOf = (points: readonly ScenePoint[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const areaOf = (rings: readonly (readonly ScenePoint[])[]): string =>
  rings.map((ring) => `${pathOf(ring)}Z`).join('');

const svgOf = ({ left, top, width, height, unitsPerPixel }: PhotoFrame, inner: string, look = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${
    width * unitsPerPixel
  } ${height * unitsPerPixel}" ${look}>${inner}</svg>`;

/** A picture whose colours number the fields of a frame, from 1: red holds the high byte, green the low one. */
export const numbersSvg = (frame: PhotoFrame, fields: readonly Field[]): string =>
  svgOf(
    frame,
    `<rect x="${frame.left}" y="${frame.top}" width="100%" height="100%" fill="#000"/>${fields
      .map(({ rings }, place) => {
        const number = place + 1;
        return `<path d="${areaOf(rings)}" fill="rgb(${number >> 8},${number & 255},0)" fill-rule="evenodd"/>`;
      })
      .join('')}`,
    'shape-rendering="crispEdges"',
  );

/** A tree: its place and the radius of its crown, in scene units. */
type Tree = readonly [x: number, y: number, radius: number];

/** Trees along a line, so many units apart; a chance leaves some out. */
function treesAlong(
  points: readonly ScenePoint[],
  gap: number,
  { aside, share }: { aside: number; share: number },
): Tree[] {
  return points.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY];
    const length = Math.hypot(toX - fromX, toY - fromY);
    return Array.from({ length: Math.floor(length / gap) }, (_, step): Tree | undefined => {
      const along = (step * gap) / length;
      const [x, y] = [fromX + (toX - fromX) * along, fromY + (toY - fromY) * along];
      const chance = chanceAt(Math.round(x), Math.round(y));
      if (chance > share) return undefined;
      const off = (chanceAt(Math.round(y), Math.round(x)) - 0.5) * aside;
      return [x + off, y - off * 0.7, 1.8 + chance * 1.4];
    }).flatMap((tree) => (tree ? [tree] : []));
  });
}

/** Scene units between places where a tree may stand alone. */
const CLEARING = 26;

function scatteredTrees({ left, top, width, height, unitsPerPixel }: PhotoFrame): Tree[] {
  const trees: Tree[] = [];
  for (let i = Math.floor(left / CLEARING); i * CLEARING < left + width * unitsPerPixel; i++)
    for (let j = Math.floor(top / CLEARING); j * CLEARING < top + height * unitsPerPixel; j++) {
      const [x, y] = [(i + chanceAt(i, j)) * CLEARING, (j + chanceAt(j, i)) * CLEARING];
      if (noise(x / 190, y / 190 + 80) > 0.64) trees.push([x, y, 1.6 + chanceAt(i + 7, j) * 1.4]);
    }
  return trees;
}

const discs = (trees: readonly Tree[], away: number, share: number): string =>
  trees
    .map(([x, y, radius]) => {
      const r = round(radius * share);
      return `M${round(x + away - Number(r))} ${round(y + away)}a${r} ${r} 0 1 0 ${round(2 * Number(r))} 0a${r} ${r} 0 1 0 ${round(-2 * Number(r))} 0`;
    })
    .join('');

/** Streams of this width and more have beds of gravel. */
const LEAST_BED = 4;

function watersSvg(lines: readonly SceneLine[]): string {
  const rivers = lines.filter(({ what }) => what === 'river');
  const stroke = (
    which: readonly SceneLine[],
    colour: string,
    widthOf: (line: SceneLine) => number,
  ): string =>
    which
      .map(
        (line) =>
          `<path d="${pathOf(line.points)}" stroke="${colour}" stroke-width="${round(widthOf(line))}"/>`,
      )
      .join('');
  const broad = rivers.filter(({ width }) => width >= LEAST_BED);
  return [
    stroke(broad, '#b5b1a2', ({ width }) => width * 1.9),
    stroke(broad, '#c8c4b6', ({ width }) => width * 1.5),
    stroke(rivers, '#5f8284', ({ width }) => width * 0.7),
    stroke(broad, '#86a8a6', ({ width }) => width * 0.4),
  ].join('');
}

/** Fields whose borders have trees: a few, and always the same. */
const hasShelter = ({ cover, chance }: Field): boolean => cover !== 'bush' && chance > 0.45 && chance < 0.6;

/** What stands on the ground of a frame: waters, roads, fences, roofs and trees with their shadows, all on clear ground. */
export function thingsSvg(scene: PhotoScene, frame: PhotoFrame, fields: readonly Field[]): string {
  const lines = scene.lines(frame);
  const trees = [
    ...lines.flatMap(({ what, points, width }) =>
      what === 'river' ? treesAlong(points, 6, { aside: width * 3 + 10, share: 0.5 }) : [],
    ),
    ...fields
      .filter(hasShelter)
      .flatMap(({ rings }) => treesAlong((rings[0] ?? []).slice(0, 3), 3.4, { aside: 1.4, share: 0.92 })),
    ...scatteredTrees(frame),
  ];
  const roofs = scene
    .roofs(frame)
    .map(({ rings }) => areaOf(rings))
    .join('');
  const ways = (what: SceneLine['what'], colour: string): string =>
    lines
      .filter((line) => line.what === what)
      .map(({ points, width }) => `<path d="${pathOf(points)}" stroke="${colour}" stroke-width="${width}"/>`)
      .join('');
  return svgOf(
    frame,
    [
      watersSvg(lines),
      ...fields.map(
        ({ rings }) => `<path d="${areaOf(rings)}" stroke="#56633c" stroke-width="0.9" stroke-opacity=".5"/>`,
      ),
      ways('road', '#b9b4a6'),
      ways('lane', '#d2c6a4'),
      roofs &&
        `<path d="${roofs}" transform="translate(2 2)" fill="#20261f" fill-opacity=".45"/><path d="${roofs}" fill="#c9cdc9" stroke="#eef0ee" stroke-width=".8"/>`,
      `<path d="${discs(trees, 1.3, 1.05)}" fill="#161d12" fill-opacity=".45"/>`,
      `<path d="${discs(trees, 0, 1)}" fill="#3a5632"/>`,
      `<path d="${discs(trees, -0.5, 0.6)}" fill="#557442"/>`,
    ].join(''),
    'fill="none" stroke-linejoin="round" stroke-linecap="round"',
  );
}

/** A farm on its photograph: all else veiled, its paddocks in white lines, its boundary in red in a white casing. */
export function farmSvg(frame: PhotoFrame, { titles, paddocks }: SceneFarm): string {
  const [land, cells] = [titles.map(areaOf).join(''), paddocks.map(areaOf).join('')];
  const everywhere = `x="${frame.left}" y="${frame.top}" width="100%" height="100%"`;
  const line = (d: string, colour: string, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width * frame.unitsPerPixel}"/>`;
  return svgOf(
    frame,
    // What lies between two titles is no boundary: only the outer half of their lines is seen.
    `<mask id="outside"><rect ${everywhere} fill="#fff"/><path d="${land}" fill="#000" stroke="#000" stroke-width="1"/></mask>
    <rect ${everywhere} fill="#12160e" fill-opacity=".52" mask="url(#outside)"/>
    ${line(cells, 'rgb(20 26 16 / 45%)', 3)}${line(cells, '#fffbe9', 1.4)}
    <g mask="url(#outside)">${line(land, '#ffffff', 13)}${line(land, '#e0402f', 7)}</g>`,
    'fill="none" stroke-linejoin="round"',
  );
}
