import type { Block } from './block.ts';
import type { VertexRing } from './vertices.ts';

/** A block that has been surveyed: its ring, neighbours, areas and legal description. Areas in square metres. */
export interface SurveyParcel {
  index: number;
  id: number;
  block: Block;
  ring: VertexRing;
  neighbours: readonly number[];
  /** Area on NZTM, not rounded. */
  squareMetres: number;
  calcArea: number;
  surveyArea: number | null;
  appellation: string | null;
  plan: string | null;
  intent: string;
  titleNumbers: string[];
}
