import type { RecordRow } from '@tussock/contract';
import { endOfDayInNewZealand } from '@tussock/domain';
import { planBook } from '@tussock/reports';
import { useMemo } from 'react';
import { DocumentView, useLandAround } from '../../activities/show-document/index.ts';
import { usePlanFiles } from '../../sync/index.ts';

/** Of a past day nobody knows what changed since the version before, and nobody signs it. */
const NOT_OF_A_PAST_DAY = ['changes', 'signOff'] as const;

/** Which version of each file there was then: what came in its place later is another picture. */
const numbersOfFiles = (rows: readonly RecordRow[]): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ id, entity, made: { number } }) =>
      entity === 'file' && typeof number === 'number' ? [[id, number] as const] : [],
    ),
  );

/** The whole plan as it was at the end of a day, as its book tells it: answers, risk, work and records, not what is drawn alone. */
export function PlanThen({
  planId,
  day,
  rows,
}: {
  readonly planId: string;
  readonly day: string;
  readonly rows: readonly RecordRow[];
}) {
  const { attribution, beneath } = useLandAround(planId, day);
  const { byId, addressOf } = usePlanFiles();
  const document = useMemo(
    () =>
      planBook(
        {
          rows,
          at: new Date(endOfDayInNewZealand(day).getTime() - 1),
          // Who owned the farm then, and what people were called, the record says; what it does not is not known of a past day.
          ownerName: undefined,
          people: {},
          ...(attribution === undefined ? {} : { attribution }),
          ...(beneath ? { beneath } : {}),
        },
        { leftOut: NOT_OF_A_PAST_DAY },
      ),
    [rows, day, attribution, beneath],
  );
  const numbers = useMemo(() => numbersOfFiles(rows), [rows]);
  return (
    <DocumentView
      document={document}
      addressOf={(fileId) => (byId.has(fileId) ? addressOf(fileId, 'large', numbers.get(fileId)) : undefined)}
    />
  );
}
