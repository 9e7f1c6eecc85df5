import { sql } from 'kysely';

/** SQL: whether a log entry that created something restored a deleted thing. A boundary that is chosen anew counts as a new one. */
export const broughtBack = sql<boolean>`(
  change.op = 'create' and change.entity <> 'boundary' and exists (
    select 1 from change earlier
    where earlier.plan_id = change.plan_id and earlier.entity_id = change.entity_id
      and earlier.entity = change.entity and earlier.op = 'delete' and earlier.rev < change.rev
  )
)`;
