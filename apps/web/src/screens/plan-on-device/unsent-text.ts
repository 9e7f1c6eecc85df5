import { changedValues, findEntity, GEOMETRY, momentWithTime } from '@tussock/domain';
import type { UnsentWork } from '../../sync/device/index.ts';

type Write = UnsentWork['writes'][number];

/** The values that were written, each in a line of its own. A shape has no words: told that it is there, or as GeoJSON. */
export const valuesOfWrite = ({ parts }: Write, sayShape = (_shape: unknown): string => 'drawn') =>
  parts.flatMap(({ entity, set }) => {
    const declared = findEntity(entity);
    const said = declared ? changedValues(declared, { before: {}, set }) : [];
    return said.flatMap(({ label, after, isShape }) => {
      const words = isShape ? sayShape(set[GEOMETRY]) : after;
      return words === null ? [] : [`${label}: ${words}`];
    });
  });

/** All of it as a text to keep, the oldest first. */
export const textOfUnsent = (farm: string, { writes }: UnsentWork): string =>
  [
    farm,
    ...writes.map((write) =>
      [
        `${write.label}, ${momentWithTime(write.at)}`,
        ...valuesOfWrite(write, (shape) => JSON.stringify(shape)).map((line) => `  ${line}`),
      ].join('\n'),
    ),
    '',
  ].join('\n\n');
