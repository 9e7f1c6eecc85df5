/**
 * Paints the aerial photograph of the demonstration's valley and packs its tiles into packages/demo/orthophoto.tiles: coarse over all of the valley,
 * fine around its farms; and one of them for the page of those who are not signed in (`welcome` paints that alone). Nothing on it is a real place. The files are kept in the repository; they are painted anew when the valley or its farms change.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './prepare.mjs';

installPackages();
const { build } = await import('esbuild');
const { default: sharp } = await import('sharp');

const PACKED = 'packages/demo/orthophoto.tiles';
const WELCOME = 'apps/web/src/screens/public/farm.webp';
/** Tiles along the side of a sheet that is painted at once: with those of two zooms before it. */
const SHEET = 4;
/** Scene units that are painted around a farm: nearly a kilometre. */
const AROUND = 520;
const QUALITY = 60;

const folder = mkdtempSync(join(tmpdir(), 'orthophoto-'));
const bundle = join(folder, 'demo.mjs');
await build({
  stdin: { contents: "export * from '@tussock/demo';", resolveDir: process.cwd() },
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
const demo = await import(pathToFileURL(bundle).href);
const { PHOTO_TILE, PHOTO_ZOOMS, SCENE_ZOOM } = demo;
const scene = demo.photoScene(demo.demoValley());
const tiles = new Map();

/** The picture of a frame, as raw pixels of three bytes. */
async function paint(frame) {
  const { width, height } = frame;
  const fields = scene.fields(frame);
  const numbers = await sharp(Buffer.from(demo.numbersSvg(frame, fields)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const ids = Uint16Array.from(
    { length: width * height },
    (_, at) => numbers[at * 3] * 256 + numbers[at * 3 + 1],
  );
  const ground = demo.paintGround(scene, frame, { fields, ids });
  const things = Buffer.from(demo.thingsSvg(scene, frame, fields));
  return sharp(Buffer.from(ground), { raw: { width, height, channels: 3 } })
    .composite([{ input: things }])
    .sharpen(0.6)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Cuts a sheet of the finest zoom into tiles, then the same at half of the size and at a quarter. */
async function cut(pixels, { zoom, x, y }) {
  const side = SHEET * PHOTO_TILE;
  for (let level = 0; PHOTO_TILE << level <= side; level++) {
    const across = SHEET >> level;
    const sheet = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .resize(side >> level)
      .raw()
      .toBuffer();
    for (let place = 0; place < across * across; place++) {
      const [column, row] = [place % across, Math.floor(place / across)];
      const tile = await sharp(sheet, { raw: { width: side >> level, height: side >> level, channels: 3 } })
        .extract({ left: column * PHOTO_TILE, top: row * PHOTO_TILE, width: PHOTO_TILE, height: PHOTO_TILE })
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer();
      tiles.set(`${zoom - level}/${(x >> level) + column}/${(y >> level) + row}`, tile);
    }
  }
}

/** Paints the sheets of a zoom that touch a box of the scene. */
async function paintBox(zoom, { minX, minY, maxX, maxY }) {
  const unitsPerPixel = 2 ** (SCENE_ZOOM - zoom);
  const sheetUnits = SHEET * PHOTO_TILE * unitsPerPixel;
  for (let row = Math.floor(minY / sheetUnits); row * sheetUnits < maxY; row++)
    for (let column = Math.floor(minX / sheetUnits); column * sheetUnits < maxX; column++) {
      const name = `${zoom}/${column * SHEET}/${row * SHEET}`;
      if (painted.has(name)) continue;
      painted.add(name);
      const side = SHEET * PHOTO_TILE;
      const frame = {
        left: column * sheetUnits,
        top: row * sheetUnits,
        width: side,
        height: side,
        unitsPerPixel,
      };
      await cut(await paint(frame), { zoom, x: column * SHEET, y: row * SHEET });
      console.log(name);
    }
}
const painted = new Set();

/** The whole photograph, packed. */
async function paintTiles() {
  const [west, south, east, north] = demo.DEMO_BOUNDS;
  const [minX, minY] = demo.toScene([west, north]);
  const [maxX, maxY] = demo.toScene([east, south]);
  await paintBox(PHOTO_ZOOMS.min + 2, { minX, minY, maxX, maxY });
  for (const farm of scene.farms)
    await paintBox(PHOTO_ZOOMS.max, {
      minX: farm.minX - AROUND,
      minY: farm.minY - AROUND,
      maxX: farm.maxX + AROUND,
      maxY: farm.maxY + AROUND,
    });
  const packed = demo.packPhotoTiles(tiles);
  writeFileSync(PACKED, packed);
  console.log(`${PACKED}: ${tiles.size} tiles, ${(packed.length / 1e6).toFixed(1)} MB`);
}

/** The farm that the page for those who are not signed in shows: in the right half of a wide picture. */
async function paintWelcome() {
  const [, farm] = scene.farms;
  const [width, height, unitsPerPixel] = [1600, 900, 2];
  const frame = {
    left: Math.round((farm.minX + farm.maxX) / 2 - 0.66 * width * unitsPerPixel),
    top: Math.round((farm.minY + farm.maxY) / 2 - 0.5 * height * unitsPerPixel),
    width,
    height,
    unitsPerPixel,
  };
  await sharp(await paint(frame), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(demo.farmSvg(frame, farm)) }])
    .webp({ quality: 68, effort: 6 })
    .toFile(WELCOME);
  console.log(WELCOME);
}

await paintWelcome();
if (!process.argv.includes('welcome')) await paintTiles();
rmSync(folder, { recursive: true });
