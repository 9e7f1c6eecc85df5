import { figureWith } from '../formats/figures.ts';

/** '1,234.50': an area in hectares as it is written everywhere, to the 1/100 ha of record. */
export const hectaresInFigures = (hectares: number): string => figureWith(hectares, 2);

/** '1,234.50 ha'. */
export const formatHectares = (hectares: number): string => `${hectaresInFigures(hectares)} ha`;
