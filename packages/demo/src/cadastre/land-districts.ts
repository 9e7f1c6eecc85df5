import type { Coordinate } from './coordinate.ts';

export interface LandDistrict {
  name: string;
  /** Prefix of its old volume and folio title numbers. */
  titlePrefix: string;
  middle: Coordinate;
}

const LAND_DISTRICTS: readonly LandDistrict[] = [
  { name: 'North Auckland', titlePrefix: 'NA', middle: [174.3, -36.1] },
  { name: 'South Auckland', titlePrefix: 'SA', middle: [175.6, -37.9] },
  { name: 'Gisborne', titlePrefix: 'GS', middle: [177.8, -38.4] },
  { name: 'Hawkes Bay', titlePrefix: 'HB', middle: [176.7, -39.6] },
  { name: 'Taranaki', titlePrefix: 'TN', middle: [174.3, -39.3] },
  { name: 'Wellington', titlePrefix: 'WN', middle: [175.5, -40.6] },
  { name: 'Nelson', titlePrefix: 'NL', middle: [172.7, -41.4] },
  { name: 'Marlborough', titlePrefix: 'MB', middle: [173.8, -41.7] },
  { name: 'Westland', titlePrefix: 'WS', middle: [170.9, -42.9] },
  { name: 'Canterbury', titlePrefix: 'CB', middle: [171.9, -43.5] },
  { name: 'Otago', titlePrefix: 'OT', middle: [169.7, -45.4] },
  { name: 'Southland', titlePrefix: 'SL', middle: [168.2, -45.9] },
];

/** A degree of longitude against one of latitude, near enough over the country to choose the nearest district. */
const LONGITUDE_SHARE = 0.73;

/** The land district whose middle is nearest. */
export function nearestLandDistrict([longitude, latitude]: Coordinate): LandDistrict {
  const distance = ({ middle }: LandDistrict) =>
    ((middle[0] - longitude) * LONGITUDE_SHARE) ** 2 + (middle[1] - latitude) ** 2;
  return LAND_DISTRICTS.reduce((best, district) => (distance(district) < distance(best) ? district : best));
}
