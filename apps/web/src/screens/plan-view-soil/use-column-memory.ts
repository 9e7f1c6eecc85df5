import { useQueryClient } from '@tanstack/react-query';
import {
  forgetLaboratoryColumns,
  listLaboratoryColumns,
  rememberLaboratoryColumns,
  type LaboratoryColumnsReply,
} from '@tussock/contract';
import { shapeOf } from '@tussock/domain';
import { client, reading } from '../../session/client.ts';
import type { FileChoices, OfferedColumn } from './laboratory/laboratory-file.ts';

/** How an earlier file with the same headings was read. */
export type RecalledColumns = Pick<LaboratoryColumnsReply, '_id' | 'matching' | 'dateOrder'>;

/** What is remembered of laboratories' files, for all plans of an account. */
export interface ColumnMemory {
  /** Null where nobody said anything of such a file yet. */
  readonly recall: (columns: readonly OfferedColumn[]) => Promise<RecalledColumns | null>;
  readonly remember: (columns: readonly OfferedColumn[], choices: FileChoices) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** Guests use what is remembered; they do not change it for other farms. */
  readonly canChange: boolean;
}

const headingsOf = (columns: readonly OfferedColumn[]): string[] => columns.map(({ heading }) => heading);

export function useColumnMemory(planId: string, canChange: boolean): ColumnMemory {
  const queries = useQueryClient();
  const params = { planId };
  return {
    canChange,
    async recall(columns) {
      if (columns.length === 0) return null;
      const shape = shapeOf(headingsOf(columns));
      const { results } = await queries.fetchQuery(reading(listLaboratoryColumns, { params }));
      return results.find(({ headings }) => shapeOf(headings) === shape) ?? null;
    },
    async remember(columns, { matching, dateOrder }) {
      if (!canChange || (!matching && !dateOrder)) return;
      const said = {
        ...(matching ? { matching: { ...matching } } : {}),
        ...(dateOrder ? { dateOrder } : {}),
      };
      await client.call(
        rememberLaboratoryColumns,
        { params, body: { headings: headingsOf(columns), ...said } },
        { isQuiet: true },
      );
    },
    async forget(columnsId) {
      await client.call(forgetLaboratoryColumns, { params: { planId, columnsId } });
    },
  };
}
