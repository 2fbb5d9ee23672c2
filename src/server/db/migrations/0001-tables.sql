-- The tables. Ids are made by the server: 24 hexadecimal characters. Times are instants.

create extension if not exists pg_trgm;

create table users (
  id text primary key,
  first_name text not null default '',
  last_name text not null default '',
  email text not null,
  phone_number text not null default '',
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table rate_limits (
  key text primary key,
  count integer not null default 0,
  window_start timestamptz not null
);
create index rate_limits_window on rate_limits (window_start);

create table categories (
  id text primary key,
  name text not null,
  position integer not null default 0
);
create unique index categories_name on categories (lower(name));

create table companies (
  id text primary key,
  name text not null,
  logo text not null default '',
  industry text not null default '',
  founded_year text not null default '',
  website text not null default '',
  size text not null default '',
  instagram text not null default '',
  facebook text not null default '',
  linkedin text not null default '',
  street text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  country text not null default '',
  contact_number text not null default '',
  email text not null default '',
  verification_status text not null default '',
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
  approval_reason text not null default '',
  created_by text not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index companies_owner on companies (created_by, created_at);

create table jobs (
  id text primary key,
  no bigint generated always as identity unique,
  title text not null,
  description text not null default '',
  company_id text not null references companies (id),
  category_id text not null references categories (id),
  street text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  country text not null default '',
  salary_min double precision not null default 0,
  salary_max double precision not null default 0,
  currency text not null default 'BDT',
  salary_type text not null default 'monthly',
  bonus double precision not null default 0,
  working_hours text not null default '',
  educational_qualifications text not null default '',
  responsibilities text not null default '',
  required_skills jsonb not null default '[]',
  nice_to_have_skills jsonb not null default '[]',
  benefits jsonb not null default '[]',
  tags jsonb not null default '[]',
  application_deadline timestamptz not null,
  status text not null default 'open',
  job_type text not null,
  work_mode text not null default '',
  experience_level text not null default '',
  number_of_openings integer not null default 1,
  approval text not null default 'pending' check (approval in ('pending', 'approved', 'rejected')),
  approval_reason text not null default '',
  created_by text not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  posted_at timestamptz,
  -- Kept by the triggers of the next migration:
  visible boolean not null default false,
  listed boolean not null default false,
  closes_at timestamptz not null default now(),
  country_key text not null default '',
  title_words tsvector not null default '',
  key_words tsvector not null default '',
  all_words tsvector not null default '',
  -- For ordering alone: the most it pays, in taka a month at round rates.
  salary_rank double precision not null generated always as (
    salary_max
    * case currency when 'USD' then 120 when 'EUR' then 130 when 'GBP' then 150 when 'INR' then 1.4 else 1 end
    * case salary_type
        when 'hourly' then 176 when 'daily' then 22 when 'weekly' then 4.33 when 'yearly' then 1.0 / 12 else 1
      end
  ) stored
);
create index jobs_owner on jobs (created_by, created_at);
create index jobs_company on jobs (company_id);

create table resume_templates (
  id text primary key,
  key text not null unique,
  name text not null,
  description text not null default '',
  cover_image_url text not null default '',
  cv_file_url text not null default '',
  is_deleted boolean not null default false,
  position integer not null default 0
);
