-- Certifications and audits by people from outside, each of one frozen version: who was invited to it, what they declared, found, asked and reported.
create table plan_examination (
  id uuid primary key,
  plan_id uuid not null references plan (id),
  kind text not null check (kind in ('certification', 'audit')),
  -- The programme and its version by which it is examined, as declared in the domain.
  programme text not null,
  programme_version text not null,
  version_number int not null,
  -- Of the frozen version: what is decided on is what was frozen.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  examiner_id uuid not null references app_user (id),
  examiner_name text not null,
  body_name text,
  scope text not null,
  -- Their access ends.
  ends_at timestamptz not null,
  -- What was left out of what they see: sorts of things, and the cultural places that were chosen to be in it.
  redacts jsonb not null,
  cultural_places jsonb not null,
  invited_by uuid not null,
  invited_by_name text not null,
  invited_at timestamptz not null,
  -- The declaration with which it began, and when.
  declaration jsonb,
  state text not null check (state in ('invited', 'underway', 'drafted', 'replied', 'concluded', 'ended')),
  state_since timestamptz not null,
  ended_because text,
  -- 'YYYY-MM-DD': until when the farm may reply to the draft.
  reply_by text,
  version int not null default 1,
  foreign key (plan_id, version_number) references plan_version (plan_id, number),
  check (kind = 'audit' or state not in ('drafted', 'replied')),
  check (declaration is not null or state in ('invited', 'ended'))
);
create index plan_examination_of_plan on plan_examination (plan_id);
create index plan_examination_of_examiner on plan_examination (examiner_id);
-- Of each kind and programme a plan has one at a time.
create unique index plan_examination_open on plan_examination (plan_id, kind, programme)
  where state in ('invited', 'underway', 'drafted', 'replied');

create table examination_finding (
  examination_id uuid not null references plan_examination (id),
  item text not null,
  content jsonb not null,
  -- Ids of the things of the version that show it.
  shown_by jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (examination_id, item)
);

create table examination_question (
  id uuid primary key,
  examination_id uuid not null references plan_examination (id),
  -- The item of the checklist that it is about; of the plan as a whole where there is none.
  item text,
  asked jsonb not null,
  answered jsonb,
  version int not null default 1
);
create index examination_question_of on examination_question (examination_id);

-- What was said for good: canonical JSON with its SHA-256. Each stage is reached once.
create table examination_report (
  examination_id uuid not null references plan_examination (id),
  stage text not null check (stage in ('draft', 'reply', 'final')),
  content text not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (examination_id, stage)
);

create function refuse_change_of_report() returns trigger language plpgsql as $$
begin
  raise exception 'a report of a certification or an audit is never rewritten';
end $$;
create trigger report_is_append_only before update or delete on examination_report
  for each row execute function refuse_change_of_report();

-- What is concluded or ended stays as it is, and none is taken away.
create function refuse_change_of_concluded() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state in ('concluded', 'ended') then
    raise exception 'a certification or an audit that is over is never changed';
  end if;
  return new;
end $$;
create trigger concluded_stays before update or delete on plan_examination
  for each row execute function refuse_change_of_concluded();

-- Nobody examines a plan that they prepared, lead, own, advise on, administer or have a role on: asked at the invitation, and again at every step.
create function refuse_examiner_of_own_plan() returns trigger language plpgsql as $$
begin
  if new.state = 'ended' or (tg_op = 'UPDATE' and new.state = old.state and new.examiner_id = old.examiner_id) then
    return new;
  end if;
  -- The farm's reply is the farm's step: it does not fail for what became of the examiner.
  if new.state = 'replied' then return new; end if;
  if exists (select 1 from plan join app_user person on person.id = new.examiner_id
      where plan.id = new.plan_id and (plan.owner_id = person.id or plan.created_by = person.id
        or plan.account_id = person.account_id or person.role = 'providerAdmin'))
    or exists (select 1 from plan_role held where held.plan_id = new.plan_id and held.user_id = new.examiner_id)
    or exists (select 1 from plan_version made where made.plan_id = new.plan_id and made.made_by = new.examiner_id)
    -- Whatever they wrote of the plan, but for what earlier examinations wrote.
    or exists (select 1 from change where change.plan_id = new.plan_id and change.actor_id = new.examiner_id
      and not exists (select 1 from change beside where beside.plan_id = change.plan_id and beside.rev = change.rev
        and beside.entity like 'examination%'))
  then
    raise exception using errcode = 'TSK01', message =
      'This person prepared, leads, owns, advises on or works for this plan, so they cannot certify or audit it.';
  end if;
  return new;
end $$;
create trigger examiner_is_independent before insert or update on plan_examination
  for each row execute function refuse_examiner_of_own_plan();
