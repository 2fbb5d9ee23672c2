-- Administrators search for what texts contain: `admin/search-rows.ts`.

create index jobs_title_like on jobs using gin (title gin_trgm_ops) with (gin_pending_list_limit = 256);
create index companies_like on companies using gin (name gin_trgm_ops, email gin_trgm_ops);
create index users_like on users using gin (email gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops);
