-- A plan that was brought in names people who are not known here: their names are kept beside what they did.
alter table plan_file alter column uploaded_by drop not null;
alter table plan_file add column uploader_name text;

-- The ZIP of a whole plan is sent in parts like any other file, before there is a plan.
alter table staged_upload drop constraint staged_upload_purpose_check;
alter table staged_upload add constraint staged_upload_purpose_check
  check (purpose in ('profileImage', 'photo', 'document', 'planArchive'));
