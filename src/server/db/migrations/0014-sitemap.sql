-- The jobs that search engines may list, by number: a part of the sitemap is a range of it, read from the index alone.

create index jobs_by_number on jobs (no) include (id, closes_at, updated_at, posted_at) where listed;
