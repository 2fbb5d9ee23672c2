-- What lists are ordered by: pay that nobody pays (contract/advice/odd-pay.ts) counts as none.
create function kaj_pay_order(lowest double precision, highest double precision) returns double precision
language sql immutable parallel safe as $$
  select case when highest > 1500000 or (lowest > 0 and lowest < 2500) then 0 else highest end
$$;
create function kaj_to_month(amount double precision, currency text, salary_type text) returns double precision
language sql immutable parallel safe as $$
  select amount
    * case currency when 'USD' then 120 when 'EUR' then 130 when 'GBP' then 150 when 'INR' then 1.4 else 1 end
    * case salary_type
        when 'hourly' then 176 when 'daily' then 22 when 'weekly' then 4.33 when 'yearly' then 1.0 / 12 else 1
      end
$$;
drop index jobs_by_salary;
drop index jobs_all_words;
drop statistics jobs_words_in_order;
alter table jobs add column pay_order double precision not null generated always as (
  kaj_pay_order(kaj_to_month(salary_min, currency, salary_type), kaj_to_month(salary_max, currency, salary_type))
) stored;
create index jobs_by_pay_order on jobs (pay_order, no)
  include (closes_at, category_id, job_type, work_mode, experience_level, country_key, city_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_all_words on jobs using gin ((all_words || kaj_order_marks(closes_at, pay_order)))
  with (gin_pending_list_limit = 256) where listed;
create statistics jobs_words_in_order on (all_words || kaj_order_marks(closes_at, pay_order)) from jobs;
