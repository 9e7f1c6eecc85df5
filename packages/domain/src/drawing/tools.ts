import type { Shape } from '../kind/define-kind.ts';
import { drawingOperations, split } from './operations.ts';
import type { DrawingOperation } from './operation.ts';

/** Tool of the drawing screen, declared once: the rail, its key and the list of keys are derived from it. */
interface Tool {
  readonly id: string;
  readonly label: string;
  readonly letter: string;
  readonly icon: 'pointer' | 'polygon' | 'polyline' | 'pin' | 'split' | 'ruler';
  /** What its key does, in the list of keys. */
  readonly does: string;
  /** Shape it draws; its kind is chosen before or after. */
  readonly draws?: Shape;
  /** Operation it runs on the chosen shape, or on the next one chosen. */
  readonly runs?: DrawingOperation;
}

const tools = [
  { id: 'choose', label: 'Choose', letter: 'V', icon: 'pointer', does: 'Choose a shape' },
  { id: 'area', label: 'Area', letter: 'A', icon: 'polygon', does: 'Draw an area', draws: 'polygon' },
  { id: 'line', label: 'Line', letter: 'L', icon: 'polyline', does: 'Draw a line', draws: 'line' },
  { id: 'point', label: 'Point', letter: 'P', icon: 'pin', does: 'Place a point', draws: 'point' },
  { id: 'cut', label: split.label, letter: split.shortcut, icon: 'split', does: 'Cut a shape', runs: split },
  { id: 'measure', label: 'Measure', letter: 'M', icon: 'ruler', does: 'Measure a distance or an area' },
] as const satisfies readonly Tool[];

export type DrawingToolId = (typeof tools)[number]['id'];
export type DrawingTool = Tool & { readonly id: DrawingToolId };

/** Tools in the order in which they are offered. */
export const drawingTools: readonly DrawingTool[] = tools;

/** Keys of the tools and of the operations that are no tool, with what each does. */
export const drawingKeys: readonly (readonly [key: string, does: string])[] = [
  ...drawingTools.map(({ letter, does }) => [letter, does] as const),
  ...drawingOperations.flatMap((verb) =>
    drawingTools.some(({ letter }) => letter === verb.shortcut) ? [] : [[verb.shortcut, verb.label] as const],
  ),
];
