-- Pages of a city and of a company: what cities are compared by, and an index for each.

-- A name as it stands in addresses. contract/slug.ts makes the same of the same text, spellings included.
create function kaj_slug(name text) returns text
language sql immutable parallel safe
return btrim(left(regexp_replace(lower(translate(normalize(name, nfkc), E'\'\u2019.', '') collate "C"),
  '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', '-', 'g'), 100), '-');

-- One key for all spellings of a city.
create function kaj_city_key(city text) returns text
language plpgsql immutable parallel safe as $$
declare
  slug constant text := kaj_slug(city);
begin
  return case slug
    when 'ঢাকা' then 'dhaka'
    when 'dacca' then 'dhaka'
    when 'চট্টগ্রাম' then 'chattogram'
    when 'chittagong' then 'chattogram'
    when 'খুলনা' then 'khulna'
    when 'রাজশাহী' then 'rajshahi'
    when 'সিলেট' then 'sylhet'
    when 'বরিশাল' then 'barishal'
    when 'barisal' then 'barishal'
    when 'রংপুর' then 'rangpur'
    when 'ময়মনসিংহ' then 'mymensingh'
    when 'কুমিল্লা' then 'cumilla'
    when 'comilla' then 'cumilla'
    when 'গাজীপুর' then 'gazipur'
    when 'নারায়ণগঞ্জ' then 'narayanganj'
    when 'যশোর' then 'jashore'
    when 'jessore' then 'jashore'
    when 'বগুড়া' then 'bogura'
    when 'bogra' then 'bogura'
    when 'দিনাজপুর' then 'dinajpur'
    when 'সুনামগঞ্জ' then 'sunamganj'
    when 'কক্সবাজার' then 'coxs-bazar'
    when 'cox-bazar' then 'coxs-bazar'
    when 'coxsbazar' then 'coxs-bazar'
    else slug
  end;
end
$$;

-- The new column rewrites every row; these indexes would be written twice.
drop index jobs_newest, jobs_by_deadline, jobs_by_salary, jobs_by_category, jobs_by_country, jobs_by_pay, jobs_by_least_pay;

alter table jobs add column city_key text not null generated always as (kaj_city_key(city)) stored;

create index jobs_newest on jobs (posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, city_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_deadline on jobs (closes_at, no)
  include (category_id, job_type, work_mode, experience_level, country_key, city_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_salary on jobs (salary_rank, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, city_key, salary_rank_min)
  where listed;
create index jobs_by_category on jobs (category_id, posted_at, no)
  include (closes_at, job_type, work_mode, experience_level, country_key, city_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_country on jobs (country_key, posted_at, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, city_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_pay on jobs (salary_rank, salary_rank_min) where listed;
create index jobs_by_least_pay on jobs (salary_rank_min, salary_rank)
  include (posted_at, no, closes_at, category_id, job_type, work_mode, experience_level, country_key, city_key)
  where listed;

-- The spelling that is shown is counted from the index as well.
create index jobs_by_city on jobs (city_key, posted_at, no)
  include (closes_at, city, category_id, job_type, work_mode, experience_level, country_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_company on jobs (company_id, posted_at, no) include (closes_at) where listed;
-- A city whose jobs have closed is still known.
create index jobs_closed_by_city on jobs (city_key) where visible and not listed;
analyze jobs;
