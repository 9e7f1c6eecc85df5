import type { Coordinate, PlanePoint } from './coordinate.ts';

/*
 * NZTM2000 (EPSG:2193) from and to NZGD2000 by Krueger's series to the fourth order in the third flattening,
 * which is good to well under a millimetre over New Zealand.
 */
const SEMI_MAJOR_METRES = 6378137;
const FLATTENING = 1 / 298.257222101;
const SCALE = 0.9996;
const CENTRAL_LONGITUDE = 173;
const FALSE_EASTING = 1600000;
const FALSE_NORTHING = 10000000;
const RADIANS = Math.PI / 180;

const n = FLATTENING / (2 - FLATTENING);
const eccentricity = Math.sqrt(FLATTENING * (2 - FLATTENING));
const rectifyingRadius = (SEMI_MAJOR_METRES / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64) * SCALE;

const TO_PLANE = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3 + (41 / 180) * n ** 4,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3 + (557 / 1440) * n ** 4,
  (61 / 240) * n ** 3 - (103 / 140) * n ** 4,
  (49561 / 161280) * n ** 4,
];
const FROM_PLANE = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 / 1440) * n ** 4,
  (17 / 480) * n ** 3 - (37 / 840) * n ** 4,
  (4397 / 161280) * n ** 4,
];
const TO_GEODETIC = [
  2 * n - (2 / 3) * n ** 2 - 2 * n ** 3 + (116 / 45) * n ** 4,
  (7 / 3) * n ** 2 - (8 / 5) * n ** 3 - (227 / 45) * n ** 4,
  (56 / 15) * n ** 3 - (136 / 35) * n ** 4,
  (4279 / 630) * n ** 4,
];

function series(terms: readonly number[], xi: number, eta: number): PlanePoint {
  let sumXi = 0;
  let sumEta = 0;
  terms.forEach((term, index) => {
    const twice = 2 * (index + 1);
    sumXi += term * Math.sin(twice * xi) * Math.cosh(twice * eta);
    sumEta += term * Math.cos(twice * xi) * Math.sinh(twice * eta);
  });
  return [sumXi, sumEta];
}

/** Easting and northing in metres on NZTM2000. */
export function toNztm([longitude, latitude]: Coordinate): PlanePoint {
  const sine = Math.sin(latitude * RADIANS);
  const conformal = Math.sinh(Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine));
  const away = (longitude - CENTRAL_LONGITUDE) * RADIANS;
  const xi = Math.atan2(conformal, Math.cos(away));
  const eta = Math.atanh(Math.sin(away) / Math.sqrt(1 + conformal ** 2));
  const [moreXi, moreEta] = series(TO_PLANE, xi, eta);
  return [
    FALSE_EASTING + rectifyingRadius * (eta + moreEta),
    FALSE_NORTHING + rectifyingRadius * (xi + moreXi),
  ];
}

/** Longitude and latitude on NZGD2000 of an easting and northing. */
export function fromNztm([easting, northing]: PlanePoint): Coordinate {
  const xi = (northing - FALSE_NORTHING) / rectifyingRadius;
  const eta = (easting - FALSE_EASTING) / rectifyingRadius;
  const [lessXi, lessEta] = series(FROM_PLANE, xi, eta);
  const conformal = Math.asin(Math.sin(xi - lessXi) / Math.cosh(eta - lessEta));
  const latitude = TO_GEODETIC.reduce(
    (sum, term, index) => sum + term * Math.sin(2 * (index + 1) * conformal),
    conformal,
  );
  const away = Math.atan2(Math.sinh(eta - lessEta), Math.cos(xi - lessXi));
  return [CENTRAL_LONGITUDE + away / RADIANS, latitude / RADIANS];
}
