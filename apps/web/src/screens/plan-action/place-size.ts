import type { FeatureReply } from '@tussock/contract';
import { figureUpTo, formatHectares } from '@tussock/domain';

/** '640 m' of a line, '12.3 ha' of ground; nothing of a point. */
export const sizeOfRoute = ({
  lengthMetres,
  areaHectares,
}: Pick<FeatureReply, 'lengthMetres' | 'areaHectares'>): string => {
  if (lengthMetres !== null) return `${figureUpTo(lengthMetres, 0)} m`;
  return areaHectares === null ? '' : formatHectares(areaHectares);
};

/** A place with its size: 'River fence, 640 m'. */
export const nameWithSize = (
  name: string,
  measures: Pick<FeatureReply, 'lengthMetres' | 'areaHectares'>,
): string => [name, sizeOfRoute(measures)].filter((part) => part !== '').join(', ');
