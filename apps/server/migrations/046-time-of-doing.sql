-- When work was done that was sent later, as the device's clock said: shown beside the server's time, never ordered by.
alter table change add column done_at timestamptz;
