-- The fingerprint (SHA-256, in hexadecimal) of a file as it was sent, before a picture was made anew of it; none for those sent before.
alter table plan_file add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$');
