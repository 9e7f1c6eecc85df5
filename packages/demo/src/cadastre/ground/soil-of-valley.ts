import { soilLayers, type SoilLayerId } from '@tussock/domain';
import type { HeightModel } from './height-model.ts';

/** Metres over which the slope of the ground is taken. */
const RUN = 12;
/** Soils differ from place to place even where the ground does not: in patches of so many metres. */
const PATCH = 180;

/** From −1 to 1, the same for the same patch. */
function chanceOf(x: number, y: number): number {
  const seed = Math.sin(Math.floor(x / PATCH) * 127.1 + Math.floor(y / PATCH) * 311.7) * 43_758.545;
  return (seed - Math.floor(seed)) * 2 - 1;
}

/** Steepest first: which class of a layer lies there, by how steep the ground is in degrees. */
const classOf: { readonly [L in SoilLayerId]: (degrees: number, chance: number) => number } = {
  soilDepth: (degrees, chance) => (degrees + 3 * chance > 14 ? 0 : degrees + 2 * chance > 5 ? 1 : 2),
  soilClassification: (degrees, chance) => {
    if (degrees < 2) return chance > 0.2 ? 0 : 1;
    return degrees + 4 * chance > 12 ? 2 : 3;
  },
  soilTexture: (degrees, chance) => (chance > 0.45 ? 0 : degrees < 4 && chance < -0.3 ? 2 : 1),
  soilDrainage: (degrees, chance) => (degrees < 1.5 && chance < 0 ? 0 : degrees < 4 ? 1 : 2),
  vegetation: (degrees, chance) => (degrees + 6 * chance > 24 ? 2 : degrees + 5 * chance > 16 ? 1 : 0),
};

const coloursOf = new Map(
  soilLayers.map(({ id, bands }) => [id, bands.map(({ colour }) => parseInt(colour.slice(1), 16))]),
);

/** The colour of a soil layer at a place of the valley's plane, as one number RGB; null where there is no ground. */
export const soilColourAt =
  (heightAt: HeightModel, layer: SoilLayerId) =>
  (x: number, y: number): number | null => {
    const [here, east, north] = [heightAt(x, y), heightAt(x + RUN, y), heightAt(x, y + RUN)];
    if (here === null || east === null || north === null) return null;
    const degrees = (Math.atan(Math.hypot(east - here, north - here) / RUN) * 180) / Math.PI;
    return coloursOf.get(layer)?.[classOf[layer](degrees, chanceOf(x, y))] ?? null;
  };
