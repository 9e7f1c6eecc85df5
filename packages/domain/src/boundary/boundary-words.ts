import type { BoundaryStanding, OutlineSource } from './boundary-by-hand.ts';

/** Messages about boundaries without titles, and about blocks. */
export const boundaryWords = {
  byHand: 'By hand',
  byHandHelp:
    'If land titles are unavailable, or for land that has no title yet: draw the boundary or import it. It will be marked as to be checked.',
  draw: 'Draw it',
  drawAnother: 'Draw another block',
  drawing: 'Boundary by hand',
  drawHelp: 'Click each corner on the map; click the first one again to finish.',
  use: 'Use as boundary',
  stop: 'Stop',
  import: 'Bring it in',
  importLabel: 'GeoJSON or WKT',
  importHelp:
    'Paste areas in longitude and latitude, or choose a file: GeoJSON, KML, KMZ, a zipped shapefile, GeoPackage or another map file.',
  fromLayer: 'Areas of an imported layer',
  takeLayer: 'Use this layer',
  fileUnplaced:
    'The file does not say which coordinates it uses. Bring it in under Import and export, where you are asked, and choose it here as a layer.',
  chooseFile: 'Choose a file',
  take: 'Use these areas',
  pasteFirst: 'Paste the areas first, or choose a file.',
  pasteTooLong: 'This is too much for a boundary. Simplify it first.',
  pasteUnread: 'This is neither GeoJSON nor WKT.',
  pasteWithoutArea: 'There is no area in it.',
  toBeChecked: 'To be checked',
  /** Explains the basis of the boundary, shown with its hectares. */
  standing: (standing: BoundaryStanding, from: OutlineSource = 'drawn'): string | null => {
    const how = from === 'imported' ? 'Brought in from a file' : 'Drawn by hand';
    if (standing === 'toBeChecked') return `${how}, to be checked against the titles.`;
    return standing === 'checked' ? `${how}, and checked.` : null;
  },
  isChecked: 'It is checked',
  notChecked: 'It is to be checked again',
  checkedSaved: 'The boundary is checked.',
  uncheckedSaved: 'The boundary is to be checked again.',
  takeAway: 'Remove it',
  titlesTakeOver: 'Choosing and saving titles replaces it.',
  changeShape: 'Change its shape',
  shapeOf: (name: string) => `Change the shape of ${name}`,
  blockGone: 'This block has since been changed or removed. Stop, then edit the current block.',
  removeBlock: (name: string) => `Remove ${name}`,
  blocks: 'Blocks',
  blockName: (number: number) => `Name of block ${number}`,
  block: (number: number) => `Block ${number}`,
  saveNames: 'Save names',
  namesSaved: 'Names of blocks saved.',
  named: 'Names of blocks',
  drawnByHand: 'Boundary by hand',
  saved: 'The boundary is saved, to be checked.',
  takenAway: 'The hand-drawn boundary is removed.',
} as const;
