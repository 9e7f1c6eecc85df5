import type { PartitionReason } from '@tussock/geometry';
import { counted } from '../formats/counted.ts';

/** Refusals of a change of borders, for the person who drew it. */
export const partitionRefusals: { readonly [R in PartitionReason]: string } = {
  noSuchShape: 'That shape is not there any more.',
  noSuchCorner: 'There is no corner there.',
  crossesItself: 'The border would cross itself there.',
  cornerOfSeveral: 'Several borders meet at this corner: it can be moved, but not taken out.',
  tooFewCorners: 'An area needs three corners.',
  cutsNothing: 'The line must cross the border twice. Start and end it outside the shape, or on its border.',
  notTouching: 'They do not share a border, so they cannot be joined.',
  nothingLeft: 'Nothing would be left of one of them.',
  noGapHere: 'There is no gap here: this ground is drawn already, or it is outside the boundary.',
  locked: 'A locked shape shares this border. Unlock that shape first.',
  holeReachesOut: 'A hole must be inside the shape, away from other shapes.',
};

/** Messages of the drawing operations. */
export const drawingWords = {
  lastFertiliser: 'Last fertiliser',
  lastSoilTest: 'Last soil test',
  openAction: 'Next action',
  open: 'Open',
  editDetails: 'Edit details',
  /** Label of the list of what changes a thing: its details, its shape, and deleting it. */
  change: 'Change',
  reshape:
    'Drag a corner, or an edge to move it whole. Drag a dot between two corners to add one; right-click a corner to take it out.',
  /** Instructions for touch, which has no second button. */
  reshapeByFinger:
    'Drag a corner, or an edge to move it whole. Drag a dot between two corners to add one. “Take this corner out” removes the corner you moved last.',
  ofFarm: 'Draw on the whole farm',
  tools: 'Tools',
  /** Prompt of an operation that was started before a shape was chosen. */
  chooseFor: (verb: string) => `Click the shape to ${verb.toLowerCase()}.`,
  atShape: 'Change its shape',
  more: 'More',
  moreOf: { shape: 'This shape', beside: 'Beside it' },
  findKind: 'Find a kind',
  kindsFound: 'Kinds',
  noKind: 'No kind is called that. Try another word.',
  /** Label of the button that changes the kind of what is drawn. */
  otherKind: (kind: string) => `Kind: ${kind}`,
  alsoCalled: (word: string) => `“${word}”`,
  changeKind: 'Change kind',
  drawNext: (plural: string) => `Draw ${plural.toLowerCase()}`,
  fillTheGap: 'Fill the gap',
  dropFile: 'Drop the file to import it',
  notAllowed: 'You can view this plan, but not change it.',
  chooseFirst: 'Choose a shape on the map first.',
  notInside: 'Only an area has an inside.',
  notAnArea: 'Only an area can be cut.',
  notShared: (plural: string) => `${plural} do not share borders.`,
  alone: (plural: string) => `There are no other ${plural} to join it with.`,
  noBoundary: 'The plan has no boundary yet, so there are no gaps in it.',
  severalParts: 'This shape has several parts. Cut or join it, or draw the parts again.',
  neighboursMoved: (name: string, count: number) =>
    count === 0 ? `Outline of ${name}` : `Outline of ${name} and ${count} beside it`,
  /** Label of an edit that creates several things: "New fence line Boundary, and 2 more". */
  andMore: (label: string, count: number) => (count === 0 ? label : `${label}, and ${count} more`),
  split: (name: string, count: number) => `${name} cut into ${count}`,
  merged: (name: string, other: string) => `${other} joined to ${name}`,
  reshaped: (name: string) => `Boundary of ${name} redrawn`,
  holeCut: (name: string) => `Hole cut into ${name}`,
  trimmed: (name: string) => `${name} trimmed`,
  done: (label: string) => `${label}.`,
  unallocated: (drawn: string, whole: string, plural: string) => `${plural} ${drawn} of ${whole}`,
  gap: (hectares: string) => `${hectares} unallocated`,
  /** The strip at the foot of the map. */
  strip: 'Hectares of the farm',
  byTitle: 'by title',
  notDrawnYet: 'Not drawn yet',
  twice: 'Counted twice',
  countedTwice: (hectares: string) => `${hectares} counted twice`,
  sharedOutAmong: 'Area by',
  moreFaults: (count: number) => `And ${count} more, in red on the map`,
  trim: (name: string) => `Trim ${name}`,
  trimMine: 'Trim mine',
  trimTheirs: 'Trim theirs',
  trimsWhich: (words: string, name: string) => `${words}, over ${name}`,
  trimToBoundary: 'Trim to boundary',
  trimAll: 'Trim all',
  allTrimmed: (count: number) => counted(count, 'shape trimmed', 'shapes trimmed'),
  nothingToTrim: 'Nothing could be trimmed: nothing would be left, or the shapes are locked.',
  anotherOne: 'another one',
  /** Overlap of the drawn shape, or of a neighbour that moved with it. */
  liesOver: (moved: string | null, other: string, hectares: string) =>
    moved === null
      ? `Overlaps ${other} by ${hectares}, shown in red.`
      : `${moved} moved along, and overlaps ${other} by ${hectares}, shown in red.`,
  outsideInRed: (moved: string | null, hectares: string) =>
    moved === null
      ? `${hectares} is outside the boundary, shown in red.`
      : `${moved} moved along: ${hectares} of it is outside the boundary, shown in red.`,
  outside: (hectares: string) => `${hectares} outside the boundary`,
  lockedItself: (name: string) => `${name} is locked. Unlock it first.`,
  lockedBeside: (name: string) => `${name} is locked, and this would change it. Unlock it first.`,
  lock: 'Lock shape',
  unlock: 'Unlock shape',
  isLocked: 'Locked',
  shapeLocked: (name: string) => `${name} locked`,
  shapeUnlocked: (name: string) => `${name} unlocked`,
  saveOverTitle: 'Save anyway?',
  saveAnyway: 'Save anyway',
  mend: 'Fix it',
  overlapping: (count: number, hectares: string) =>
    `${counted(count, 'place overlaps', 'places overlap')}, ${hectares} are counted twice.`,
  reachingOut: (hectares: string) => `${hectares} is outside the boundary.`,
  isLockedNow: 'This shape is locked. Unlock it first, then change it.',
  changes: 'What this changes',
  /** Areas before and after an edit, in one line for a screen reader. */
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  farmUnchanged: (hectares: string) => `Farm still ${hectares}`,
  noGapNoOverlap: 'no gap, no overlap',
  mappedChanges: (hectares: string) => `Mapped land changes by ${hectares}`,
  keepShape: 'Keep this shape',
  putBack: 'Put back',
  isPutBack: (name: string) => `${name} put back as it was.`,
  resume: 'Undo',
  nameParts: 'Name the parts',
  namePart: (number: number, hectares: string) => `Part ${number}, ${hectares}`,
  saveNames: 'Save names',
  partsNamed: 'Parts named',
  laterName: 'Not now',
  moveLand: 'Move the land under the cross',
  back: 'Back',
  cornerHere: 'Corner',
  placeHere: 'Place here',
  drawn: 'What is drawn',
  stop: 'Stop drawing',
  keys: {
    title: 'Keys',
    undo: 'Undo; while drawing, one corner at a time',
    redo: 'Redo',
    lock: 'Lock or unlock the chosen shape',
    trace: 'Trace the border to the next corner',
    turnTrace: 'Trace the other way round',
    corner: 'Add a corner at the cross, while the map is focused',
    enter: 'On the map: choose what is under the cross, or go from a finished shape to its name',
    pan: 'Move the map under the cross',
    digits: 'Type a length',
    saveAndNext: 'Save, and draw the next',
    stop: 'Stop using the tool',
    thisList: 'Show the keys',
  },
  toFillIn: (labels: readonly string[]) => `Still needed: ${labels.join(', ')}`,
} as const;
