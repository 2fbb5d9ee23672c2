-- Where a job stands in the orders of pay and of deadline, as words beside its others: its step of pay, each some 6 %
-- more than the one before, the day on which it closes, and sixteen of each together. One index then finds the best paid
-- of a common word, or the first that close, without reading all that hold it. jobs/order-marks.ts asks for them.
create function kaj_order_marks(closes_at timestamptz, salary_rank double precision) returns tsvector
language plpgsql immutable parallel safe cost 10 as $$
declare
  pay constant integer := least(255, floor(16 * ln(greatest(salary_rank, 0) + 1)));
  day constant integer := floor(extract(epoch from closes_at) / 86400);
begin
  return array_to_tsvector(array['=p' || pay, '=P' || pay / 16, '=d' || day, '=D' || day / 16]);
end
$$;

drop index jobs_all_words;
create index jobs_all_words on jobs using gin ((all_words || kaj_order_marks(closes_at, salary_rank)))
  with (gin_pending_list_limit = 256) where listed;
-- The planner knows nothing of what a partial index holds but by statistics of the same expression.
create statistics jobs_words_in_order on (all_words || kaj_order_marks(closes_at, salary_rank)) from jobs;
analyze jobs;
