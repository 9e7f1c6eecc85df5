import { figureWith } from '../formats/figures.ts';

/** Formats an area in hectares without its unit: '1,234.50', to the 1/100 ha of record. */
export const hectaresInFigures = (hectares: number): string => figureWith(hectares, 2);

/** Formats an area in hectares: '1,234.50 ha'. */
export const formatHectares = (hectares: number): string => `${hectaresInFigures(hectares)} ha`;
