-- What an archive from elsewhere says of approvals and versions is kept as its claim: it counts for nothing here.
alter table plan_approval drop constraint plan_approval_decision_check;
alter table plan_approval add constraint plan_approval_decision_check
  check (decision in ('approved', 'declined', 'withdrawn', 'claimed'));
alter table plan_version add column is_claimed boolean not null default false;
