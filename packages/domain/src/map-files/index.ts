export {
  coordinateSystem,
  coordinateSystems,
  systemNamed,
  writtenSystems,
  type CoordinateSystem,
} from './coordinate-systems.ts';
export {
  formatOf,
  isMapFormatId,
  mapFileEndings,
  mapFormatIds,
  mapFormats,
  type FileHead,
  type MapFormat,
  type MapFormatId,
} from './map-formats.ts';
export {
  isSmallerNearFarm,
  mapFileNotices,
  mapFileRefusals,
  mapFileWords,
  mapRowWords,
  sayMapRows,
  sayWhatRowsDo,
  type MapFileRefusal,
} from './map-file-words.ts';
export {
  CLOSED_WITHIN_METRES,
  DEEPEST_JSON,
  LARGEST_MAP_FILE,
  LARGEST_UNPACKED_MAP_FILE,
  MOST_FILES_IN_MAP_ZIP,
  MOST_MAP_COLUMNS,
  MOST_MAP_CORNERS,
  MOST_MAP_ROWS,
  NEAR_FARM_KM,
} from './map-file-rules.ts';
export {
  countMapRows,
  type MapCell,
  type MapRepair,
  type MapRow,
  type MapRowCounts,
  type ReadAs,
  type ReadMapFile,
  type SystemProposal,
} from './read-map-file.ts';
export { readLayerFile, type LayerTable } from './read-layer-file.ts';
export {
  checkImportedLayer,
  importedLayerFields,
  importedLayerLinks,
  LAYER_FOLDER,
  LAYER_NAME_CHARACTERS,
  layerColourHex,
  layerColourKeys,
  unsavedBefore,
  unsavedPreview,
  type CheckedLayer,
  type ImportedLayer,
  type LayerColour,
} from './imported-layer.ts';
