-- The local sign-in is one provider wherever it listens. People were bound to its address with the port, and unknown after a start on another.
update app_user as bound set issuer = 'local'
where issuer ~ '^https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?/dev-idp$'
  -- One who was invited under the former address of another: who of them it is cannot be told.
  and not exists (
    select 1 from app_user as other
    where other.subject = bound.subject and other.id <> bound.id and other.deleted_at is null
  );
