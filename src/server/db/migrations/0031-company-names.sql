-- Moderators see which other companies have the name they decide on, however it is written: kaj_plain, and no spaces.
create function kaj_name_key(name text) returns text
language sql immutable strict parallel safe
return translate(kaj_plain(name), U&' \1680\2800', '');

create index companies_name_key on companies (kaj_name_key(name)) where deleted_at is null;
