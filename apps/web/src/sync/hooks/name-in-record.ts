import { kindOfEntity, type NameOf } from '@tussock/domain';
import { planRecordStore } from '../open-record.ts';

/** What something of the open plan is called now; undefined for what is not there, or has no name. */
export const nameInRecord: NameOf = (id) => {
  const row = planRecordStore.getState().record?.row(id);
  const kind = row && kindOfEntity(row.entity);
  if (kind) return kind.label(row.values) || kind.names.singular;
  const title = row?.values['title'] ?? row?.values['name'];
  return typeof title === 'string' ? title : undefined;
};
