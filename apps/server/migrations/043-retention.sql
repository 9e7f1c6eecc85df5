-- Rows that the morning's pruning looks for: answers to writes outside the record, and jobs that have ended.
create index operation_pruned on operation (at) where call_id <> 'replica.write';
create index job_ended on job (coalesce(done_at, dead_at)) where coalesce(done_at, dead_at) is not null;
