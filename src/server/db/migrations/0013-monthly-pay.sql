-- The least that a job pays, in taka a month at the round rates of salary_rank: bounds on pay compare with both.

-- The new column rewrites every row; these indexes would be written twice.
drop index jobs_newest, jobs_by_deadline, jobs_by_salary, jobs_by_category, jobs_by_country, jobs_by_salary_max,
  jobs_by_salary_min;

alter table jobs add column salary_rank_min double precision not null generated always as (
  salary_min
  * case currency when 'USD' then 120 when 'EUR' then 130 when 'GBP' then 150 when 'INR' then 1.4 else 1 end
  * case salary_type
      when 'hourly' then 176 when 'daily' then 22 when 'weekly' then 4.33 when 'yearly' then 1.0 / 12 else 1
    end
) stored;

create index jobs_newest on jobs (posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_deadline on jobs (closes_at, no)
  include (category_id, job_type, work_mode, experience_level, country_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_salary on jobs (salary_rank, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, salary_rank_min)
  where listed;
create index jobs_by_category on jobs (category_id, posted_at, no)
  include (closes_at, job_type, work_mode, experience_level, country_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_country on jobs (country_key, posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_pay on jobs (salary_rank, salary_rank_min) where listed;
create index jobs_by_least_pay on jobs (salary_rank_min, salary_rank)
  include (posted_at, no, closes_at, category_id, job_type, work_mode, experience_level, country_key)
  where listed;
analyze jobs;
