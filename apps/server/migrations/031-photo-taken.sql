-- When a photo was taken, as its camera or the device it was chosen on says: a photo of Monday may be sent on Wednesday.
alter table plan_file add column taken_at timestamptz;
