import {
  coordinateSystem,
  coordinateSystems,
  mapFileNotices,
  NEAR_FARM_KM,
  systemNamed,
  type CoordinateSystem,
  type ReadAs,
  type SystemProposal,
} from '@tussock/domain';
import { distanceMetres, isInNewZealand, type Bounds, type Position } from '@tussock/geometry';
import proj4 from 'proj4';
import { MapFileRefused, type SaidSystem } from './raw-table.ts';

/** Turns what a file says into longitude and latitude of WGS 84, which is NZGD2000 to a metre. */
export type ToDegrees = (place: readonly number[]) => Position;

export interface FoundSystem {
  readonly label: string;
  readonly toDegrees: ToDegrees;
  readonly notices: readonly string[];
}

const between = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

function turnedBy(definition: string, isSwapped: boolean): ToDegrees {
  const { forward } = proj4(definition, '+proj=longlat +datum=WGS84 +no_defs');
  return (place) => {
    const [first = Number.NaN, second = Number.NaN] = place;
    const turned = forward(isSwapped ? [second, first] : [first, second]);
    return [between(turned[0] ?? Number.NaN), turned[1] ?? Number.NaN];
  };
}

const usedAs = ({ label, definition }: CoordinateSystem, isSwapped: boolean): FoundSystem => ({
  label: isSwapped ? `${label}, the other way round` : label,
  toDegrees: turnedBy(definition, isSwapped),
  notices: isSwapped ? [mapFileNotices.swapped] : [],
});

/** The name in a text that describes a system (WKT), and the number that it says of itself. */
function readSystemText(text: string): { readonly name: string; readonly number: string | undefined } {
  const name = /^\s*\w+\s*\[\s*"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 80);
  // Its own number stands last; those before it are of its parts.
  const number =
    /(?:AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]|ID\s*\[\s*"EPSG"\s*,\s*(\d+)\s*\])\s*\]\s*$/i.exec(
      text.trim(),
    );
  return { name, number: number?.[1] ?? number?.[2] };
}

/** A system that is none of New Zealand's, as far as the library knows it. */
function foreign(text: string, name: string, isSwapped: boolean): FoundSystem | undefined {
  try {
    return {
      label: name,
      toDegrees: turnedBy(text, isSwapped),
      notices: [mapFileNotices.foreignSystem(name)],
    };
  } catch {
    return undefined;
  }
}

/** What a transverse Mercator is made of, as `proj4` reads it: radians, and metres. */
interface Figures {
  readonly projName?: string;
  readonly lat0?: number;
  readonly long0?: number;
  readonly k0?: number;
  readonly x0?: number;
  readonly y0?: number;
  readonly to_meter?: number;
}
/** How far two that are the same may be apart, where a program has rounded one. */
const LIKE: Readonly<Record<'lat0' | 'long0' | 'k0' | 'x0' | 'y0' | 'to_meter', number>> = {
  lat0: 1e-7,
  long0: 1e-7,
  k0: 1e-7,
  x0: 1,
  y0: 1,
  to_meter: 1e-9,
};
const NOTHING_SAID: Readonly<Record<keyof typeof LIKE, number>> = {
  lat0: 0,
  long0: 0,
  k0: 1,
  x0: 0,
  y0: 0,
  to_meter: 1,
};

const figuresOf = (definition: string): Figures | undefined => {
  try {
    return new proj4.Proj(definition);
  } catch {
    return undefined;
  }
};
const isTransverse = ({ projName = '' }: Figures): boolean =>
  /^(?:t|fast_t|transverse_?m|extended_t)/i.test(projName);

/** Whether a text that bears the name of a system describes another one: its figures are what was reckoned with. */
function saysOtherFigures(text: string, { definition }: CoordinateSystem): boolean {
  if (!text.includes('[')) return false;
  const [own, known] = [figuresOf(text), figuresOf(definition)];
  if (!own || !known || !isTransverse(own) || !isTransverse(known)) return false;
  return (Object.keys(LIKE) as (keyof typeof LIKE)[]).some(
    // the keys of the very table
    (key) => Math.abs((own[key] ?? NOTHING_SAID[key]) - (known[key] ?? NOTHING_SAID[key])) > LIKE[key],
  );
}

/** The system that a person chose, else the one the file says; undefined where neither says one. @throws MapFileRefused */
export function findSystem(
  said: SaidSystem,
  { system: chosen, isSwapped = false }: ReadAs,
): FoundSystem | undefined {
  if (chosen !== undefined) {
    const system = coordinateSystem(chosen);
    if (!system) throw new MapFileRefused('unknownSystem');
    return usedAs(system, isSwapped);
  }
  if (said.of === 'nothing') return undefined;
  if (said.of === 'number') {
    const system = coordinateSystem(said.id);
    return system && usedAs(system, isSwapped);
  }
  const { name, number } = readSystemText(said.text);
  const known = (number === undefined ? undefined : coordinateSystem(Number(number))) ?? systemNamed(name);
  if (known && !saysOtherFigures(said.text, known)) return usedAs(known, isSwapped);
  if (known) {
    const own = foreign(said.text, name, isSwapped);
    return own && { ...own, notices: [mapFileNotices.ownFigures(name)] };
  }
  return /\[/.test(said.text) ? foreign(said.text, name, isSwapped) : undefined;
}

const METRES_PER_KILOMETRE = 1000;
const MOST_PROPOSALS = 5;

/** A place of the file under a system, where that is in New Zealand. */
function placeUnder(
  system: CoordinateSystem,
  isSwapped: boolean,
  place: readonly number[],
): Position | undefined {
  const size = Math.max(...place.slice(0, 2).map(Math.abs));
  // Degrees are small numbers and metres large ones: the others would be places in a paddock of the wrong country.
  if (system.isInDegrees !== size <= 360) return undefined;
  try {
    const at = turnedBy(system.definition, isSwapped)(place);
    return at.every(Number.isFinite) && isInNewZealand(at) ? at : undefined;
  } catch {
    return undefined;
  }
}

/** The systems that would place a file in New Zealand, those nearest to the farm first. */
export function proposeSystems(
  places: readonly (readonly number[])[],
  farm: Bounds | null,
): readonly SystemProposal[] {
  const [place] = places;
  if (!place) return [];
  const middle: Position | null = farm && [(farm[0] + farm[2]) / 2, (farm[1] + farm[3]) / 2];
  const proposals = coordinateSystems.flatMap((system): SystemProposal[] =>
    [false, true].flatMap((isSwapped) => {
      const at = placeUnder(system, isSwapped, place);
      if (!at) return [];
      const kilometres = middle && Math.round(distanceMetres(at, middle) / METRES_PER_KILOMETRE);
      const label = isSwapped ? `${system.label}, the other way round` : system.label;
      return [{ system: system.id, isSwapped, label, kilometres }];
    }),
  );
  const near = (one: SystemProposal): number =>
    one.kilometres === null ? 0 : Math.max(one.kilometres, NEAR_FARM_KM * 4);
  return proposals.toSorted((one, other) => near(one) - near(other)).slice(0, MOST_PROPOSALS);
}
