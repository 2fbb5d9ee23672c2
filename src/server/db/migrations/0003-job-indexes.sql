-- One index for each order and for each filter that may be rare. They hold what filters look at, so that a page is
-- found, and rows are counted, without reading the jobs themselves.

create index jobs_newest on jobs (posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, salary_min, salary_max)
  where listed;
create index jobs_by_deadline on jobs (closes_at, no)
  include (category_id, job_type, work_mode, experience_level, country_key, salary_min, salary_max)
  where listed;
create index jobs_by_salary on jobs (salary_rank, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, salary_min, salary_max)
  where listed;
create index jobs_by_category on jobs (category_id, posted_at, no)
  include (closes_at, job_type, work_mode, experience_level, country_key, salary_min, salary_max)
  where listed;
create index jobs_by_country on jobs (country_key, posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, salary_min, salary_max)
  where listed;
create index jobs_by_level on jobs (experience_level) where listed;
create index jobs_by_type on jobs (job_type) where listed;
create index jobs_by_mode on jobs (work_mode) where listed;
create index jobs_by_salary_max on jobs (salary_max, salary_min) where listed;
create index jobs_by_salary_min on jobs (salary_min, salary_max)
  include (posted_at, no, closes_at, category_id, job_type, work_mode, experience_level, country_key)
  where listed;

create index jobs_title_words on jobs using gin (title_words) with (gin_pending_list_limit = 256) where listed;
create index jobs_all_words on jobs using gin (all_words) with (gin_pending_list_limit = 256) where listed;

create statistics jobs_facets (mcv) on category_id, job_type, work_mode, experience_level, country_key from jobs;

alter table jobs set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
-- Searching may look at the words of many jobs: they stay beside the row, long texts may go elsewhere.
alter table jobs alter column title_words set storage main;
alter table jobs alter column key_words set storage main;
alter table jobs alter column all_words set storage main;
