import type { MapFormatId } from '@tussock/domain';
import { writeGeoPackage } from '../../../platform/map-files/write-geopackage.ts';
import type { WriteFormat } from '../../../platform/map-files/writing.ts';
import { writeDxf } from './write-dxf.ts';
import { writeGeoJson } from './write-geojson.ts';
import { writeShapefile } from './write-shapefile.ts';
import { writeCsv, writeXlsx } from './write-tables.ts';
import { writeGpx, writeKml } from './write-xml.ts';
import { zipFiles } from './zip-files.ts';

/** Who writes each format that is declared. */
export const mapFormatWriters: { readonly [Id in MapFormatId]: WriteFormat } = {
  shapefile: writeShapefile,
  geopackage: ({ layers, names, at }) =>
    writeGeoPackage(
      layers.flatMap(({ features }) => features),
      { names, at },
    ),
  kml: writeKml,
  kmz: async (plan) => zipFiles([{ path: 'doc.kml', bytes: await writeKml(plan) }], plan.at),
  gpx: writeGpx,
  dxf: writeDxf,
  xlsx: writeXlsx,
  geojson: writeGeoJson,
  csv: writeCsv,
};
