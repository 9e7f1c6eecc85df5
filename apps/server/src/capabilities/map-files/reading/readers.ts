import type { MapFormatId } from '@tussock/domain';
import type { ReadFormat } from './raw-table.ts';
import { readDxf } from './read-dxf.ts';
import { readGeoJson } from './read-geojson.ts';
import { readGeoPackage } from './read-geopackage.ts';
import { readShapefile } from './read-shapefile.ts';
import { readCsv, readXlsx } from './read-table.ts';
import { readGpx, readKml } from './read-xml.ts';

/** Who reads each format that is declared. */
export const mapFormatReaders: { readonly [Id in MapFormatId]: ReadFormat } = {
  shapefile: readShapefile,
  geopackage: readGeoPackage,
  kml: readKml,
  kmz: readKml,
  gpx: readGpx,
  dxf: readDxf,
  xlsx: readXlsx,
  geojson: readGeoJson,
  csv: readCsv,
};
