// The library is CommonJS that Node cannot take apart by name, so it comes in whole.
import geographicLib from 'geographiclib-geodesic';
import { FLATTENING, SEMI_MAJOR_METRES } from './ellipsoid.ts';

/** Geodesics on GRS 80 (C. F. F. Karney, Algorithms for geodesics, 2013), accurate to about 15 nanometres. */
export const geodesic = new geographicLib.Geodesic.Geodesic(SEMI_MAJOR_METRES, FLATTENING);
