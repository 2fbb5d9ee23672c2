-- The schema: functions that columns and indexes need, then each table with its indexes and triggers. `schema.ts` and its
-- neighbours are the same tables as queries see them; `database-migrations.test.ts` compares both.
--
-- Ids are made by the server: 24 hexadecimal characters. Times are instants. Hashes are SHA-256 unless a comment says
-- otherwise.

create extension if not exists pg_trgm;

-- Functions ------------------------------------------------------------------------------------------------------------

-- One spelling of an e-mail address: A to Z become a to z. contract/accounts/email-address.ts computes the same; `lower` would
-- follow the rules of the database's locale.
create function kaj_email_key(email text) returns text
language sql immutable as $$
  select translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
$$;

-- A name as it stands in addresses. contract/search/slug.ts makes the same of the same text.
create function kaj_slug(name text) returns text
language sql immutable parallel safe
return btrim(left(regexp_replace(lower(translate(normalize(name, nfkc), E'\'\u2019.', '') collate "C"),
  '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', '-', 'g'), 100), '-');

-- A slug without what people write differently in the name of one place.
create function kaj_plain_place(slug text) returns text
language sql immutable parallel safe
return regexp_replace(
  translate(
    replace(
      regexp_replace(slug, '-(city-corporation|pourashava|upazila|district|sadar|zila|jela|city|সিটি-কর্পোরেশন|সিটি-করপোরেশন|পৌরসভা|উপজেলা|জেলা|সদর|শহর|সিটি)$', ''),
      E'\u0985\u09BE', E'\u0986'),
    E'\u09C0\u09C2\u09A3\u09B6\u09B7-\u0981\u09BC\u00AD\u200B\u200C\u200D\uFEFF', E'\u09BF\u09C1\u09A8\u09B8\u09B8'),
  'g[ou]nj$', 'ganj');

-- One key for a town in either script and every usual spelling. contract/jobs/city-key.ts makes the same of the same text.
create function kaj_city_key(city text) returns text
language plpgsql immutable parallel safe as $$
declare
  slug constant text := kaj_slug(city);
  places constant jsonb := '{
    "bagerhat": "bagerhat", "বাগেরহাট": "bagerhat", "bagherhat": "bagerhat",
    "bandarban": "bandarban", "বান্দরবান": "bandarban", "bandorban": "bandarban",
    "barguna": "barguna", "বরগুনা": "barguna", "borguna": "barguna",
    "barishal": "barishal", "বরিসাল": "barishal", "barisal": "barishal", "borishal": "barishal",
    "bhola": "bhola", "ভোলা": "bhola",
    "bogura": "bogura", "বগুডা": "bogura", "bogra": "bogura", "bogora": "bogura",
    "brahmanbaria": "brahmanbaria", "ব্রাহ্মনবাডিযা": "brahmanbaria", "brahmonbaria": "brahmanbaria", "bbaria": "brahmanbaria", "বিবাডিযা": "brahmanbaria",
    "chandpur": "chandpur", "চাদপুর": "chandpur",
    "chapainawabganj": "chapainawabganj", "চাপাইনবাবগঞ্জ": "chapainawabganj", "chapainababganj": "chapainawabganj",
    "chattogram": "chattogram", "চট্টগ্রাম": "chattogram", "chittagong": "chattogram", "chattagram": "chattogram", "chottogram": "chattogram", "ctg": "chattogram", "চিটাগাং": "chattogram", "চট্রগ্রাম": "chattogram",
    "chuadanga": "chuadanga", "চুযাডাঙ্গা": "chuadanga", "চুযাডাংগা": "chuadanga",
    "coxsbazar": "coxs-bazar", "কক্সবাজার": "coxs-bazar", "coxbazar": "coxs-bazar", "coxbazaar": "coxs-bazar", "coxsbazaar": "coxs-bazar",
    "cumilla": "cumilla", "কুমিল্লা": "cumilla", "comilla": "cumilla", "kumilla": "cumilla",
    "dhaka": "dhaka", "ঢাকা": "dhaka", "dacca": "dhaka", "dhakanorth": "dhaka", "dhakasouth": "dhaka", "ঢাকাউত্তর": "dhaka", "ঢাকাদক্সিন": "dhaka",
    "dinajpur": "dinajpur", "দিনাজপুর": "dinajpur",
    "faridpur": "faridpur", "ফরিদপুর": "faridpur", "foridpur": "faridpur",
    "feni": "feni", "ফেনি": "feni",
    "gaibandha": "gaibandha", "গাইবান্ধা": "gaibandha", "gaibanda": "gaibandha",
    "gazipur": "gazipur", "গাজিপুর": "gazipur", "gajipur": "gazipur",
    "gopalganj": "gopalganj", "গোপালগঞ্জ": "gopalganj",
    "habiganj": "habiganj", "হবিগঞ্জ": "habiganj", "hobiganj": "habiganj",
    "jamalpur": "jamalpur", "জামালপুর": "jamalpur",
    "jashore": "jashore", "যসোর": "jashore", "jessore": "jashore", "joshor": "jashore", "যসোহর": "jashore",
    "jhalokati": "jhalokati", "ঝালকাঠি": "jhalokati", "jhalokathi": "jhalokati", "jhalakathi": "jhalokati", "jhalakati": "jhalokati", "jhalkathi": "jhalokati", "jhalokhathi": "jhalokati",
    "jhenaidah": "jhenaidah", "ঝিনাইদহ": "jhenaidah", "jhenidah": "jhenaidah", "jhinaidah": "jhenaidah",
    "joypurhat": "joypurhat", "জযপুরহাট": "joypurhat", "jaipurhat": "joypurhat",
    "khagrachhari": "khagrachhari", "খাগডাছডি": "khagrachhari", "khagrachari": "khagrachhari", "khagrachori": "khagrachhari",
    "khulna": "khulna", "খুলনা": "khulna",
    "kishoreganj": "kishoreganj", "কিসোরগঞ্জ": "kishoreganj", "kishorganj": "kishoreganj",
    "kurigram": "kurigram", "কুডিগ্রাম": "kurigram",
    "kushtia": "kushtia", "কুস্টিযা": "kushtia", "kustia": "kushtia",
    "lakshmipur": "lakshmipur", "লক্স্মিপুর": "lakshmipur", "laxmipur": "lakshmipur", "lakhsmipur": "lakshmipur", "lokkhipur": "lakshmipur", "লক্সিপুর": "lakshmipur",
    "lalmonirhat": "lalmonirhat", "লালমনিরহাট": "lalmonirhat",
    "madaripur": "madaripur", "মাদারিপুর": "madaripur",
    "magura": "magura", "মাগুরা": "magura",
    "manikganj": "manikganj", "মানিকগঞ্জ": "manikganj",
    "meherpur": "meherpur", "মেহেরপুর": "meherpur",
    "moulvibazar": "moulvibazar", "মৌলভিবাজার": "moulvibazar", "maulvibazar": "moulvibazar", "moulovibazar": "moulvibazar", "moulavibazar": "moulvibazar",
    "munshiganj": "munshiganj", "মুন্সিগঞ্জ": "munshiganj", "munshigong": "munshiganj",
    "mymensingh": "mymensingh", "মযমনসিংহ": "mymensingh", "mymensing": "mymensingh", "moymonsingh": "mymensingh", "maimansingh": "mymensingh",
    "naogaon": "naogaon", "নওগা": "naogaon", "nowgaon": "naogaon",
    "narail": "narail", "নডাইল": "narail", "norail": "narail",
    "narayanganj": "narayanganj", "নারাযনগঞ্জ": "narayanganj", "naraynganj": "narayanganj", "narayonganj": "narayanganj",
    "narsingdi": "narsingdi", "নরসিংদি": "narsingdi", "narshingdi": "narsingdi", "norshingdi": "narsingdi", "norsingdi": "narsingdi",
    "natore": "natore", "নাটোর": "natore", "nator": "natore",
    "netrokona": "netrokona", "নেত্রকোনা": "netrokona", "netrakona": "netrokona",
    "nilphamari": "nilphamari", "নিলফামারি": "nilphamari", "nilfamari": "nilphamari",
    "noakhali": "noakhali", "নোযাখালি": "noakhali",
    "pabna": "pabna", "পাবনা": "pabna",
    "panchagarh": "panchagarh", "পঞ্চগড": "panchagarh", "panchagar": "panchagarh", "ponchogor": "panchagarh",
    "patuakhali": "patuakhali", "পটুযাখালি": "patuakhali", "potuakhali": "patuakhali",
    "pirojpur": "pirojpur", "পিরোজপুর": "pirojpur", "perojpur": "pirojpur",
    "rajbari": "rajbari", "রাজবাডি": "rajbari",
    "rajshahi": "rajshahi", "রাজসাহি": "rajshahi",
    "rangamati": "rangamati", "রাঙামাটি": "rangamati", "রাঙ্গামাটি": "rangamati",
    "rangpur": "rangpur", "রংপুর": "rangpur", "rongpur": "rangpur",
    "satkhira": "satkhira", "সাতক্সিরা": "satkhira", "shatkhira": "satkhira",
    "shariatpur": "shariatpur", "সরিযতপুর": "shariatpur", "shariyatpur": "shariatpur", "shoriatpur": "shariatpur",
    "sherpur": "sherpur", "সেরপুর": "sherpur",
    "sirajganj": "sirajganj", "সিরাজগঞ্জ": "sirajganj", "serajganj": "sirajganj",
    "sunamganj": "sunamganj", "সুনামগঞ্জ": "sunamganj", "shunamganj": "sunamganj",
    "sylhet": "sylhet", "সিলেট": "sylhet", "silet": "sylhet",
    "tangail": "tangail", "টাঙ্গাইল": "tangail", "টাংগাইল": "tangail",
    "thakurgaon": "thakurgaon", "ঠাকুরগাও": "thakurgaon", "thakurgao": "thakurgaon",
    "agargaon": "agargaon", "আগারগাও": "agargaon",
    "agrabad": "agrabad", "আগ্রাবাদ": "agrabad",
    "akhaura": "akhaura", "আখাউডা": "akhaura",
    "araihazar": "araihazar", "আডাইহাজার": "araihazar",
    "ashuganj": "ashuganj", "আসুগঞ্জ": "ashuganj",
    "ashulia": "ashulia", "আসুলিযা": "ashulia", "ashulya": "ashulia",
    "badda": "badda", "বাড্ডা": "badda",
    "banani": "banani", "বনানি": "banani",
    "banglamotor": "banglamotor", "বাংলামোটর": "banglamotor",
    "baridhara": "baridhara", "বারিধারা": "baridhara",
    "bashundhara": "bashundhara", "বসুন্ধরা": "bashundhara", "basundhara": "bashundhara",
    "benapole": "benapole", "বেনাপোল": "benapole", "benapol": "benapole",
    "bhairab": "bhairab", "ভৈরব": "bhairab",
    "bhaluka": "bhaluka", "ভালুকা": "bhaluka", "valuka": "bhaluka",
    "chowmuhani": "chowmuhani", "চৌমুহনি": "chowmuhani", "choumuhani": "chowmuhani",
    "dhamrai": "dhamrai", "ধামরাই": "dhamrai",
    "dhanmondi": "dhanmondi", "ধানমন্ডি": "dhanmondi", "dhanmandi": "dhanmondi",
    "farmgate": "farmgate", "ফার্মগেট": "farmgate",
    "fatullah": "fatullah", "ফতুল্লা": "fatullah", "fatulla": "fatullah",
    "gulshan": "gulshan", "গুলসান": "gulshan",
    "halishahar": "halishahar", "হালিসহর": "halishahar",
    "hemayetpur": "hemayetpur", "হেমাযেতপুর": "hemayetpur",
    "ishwardi": "ishwardi", "ঈস্বরদি": "ishwardi", "ishurdi": "ishwardi", "iswardi": "ishwardi",
    "jatrabari": "jatrabari", "যাত্রাবাডি": "jatrabari",
    "kaliakair": "kaliakair", "কালিযাকৈর": "kaliakair", "kaliakoir": "kaliakair",
    "kaliganj": "kaliganj", "কালিগঞ্জ": "kaliganj",
    "kashimpur": "kashimpur", "কাসিমপুর": "kashimpur",
    "keraniganj": "keraniganj", "কেরানিগঞ্জ": "keraniganj",
    "khilgaon": "khilgaon", "খিলগাও": "khilgaon",
    "khilkhet": "khilkhet", "খিলক্সেত": "khilkhet",
    "konabari": "konabari", "কোনাবাডি": "konabari",
    "kuakata": "kuakata", "কুযাকাটা": "kuakata",
    "malibagh": "malibagh", "মালিবাগ": "malibagh",
    "mirpur": "mirpur", "মিরপুর": "mirpur",
    "mirsharai": "mirsharai", "মিরসরাই": "mirsharai", "mirsarai": "mirsharai",
    "mogbazar": "mogbazar", "মগবাজার": "mogbazar", "moghbazar": "mogbazar",
    "mohakhali": "mohakhali", "মহাখালি": "mohakhali",
    "mohammadpur": "mohammadpur", "মোহাম্মদপুর": "mohammadpur", "mohammedpur": "mohammadpur",
    "mongla": "mongla", "মোংলা": "mongla", "মংলা": "mongla",
    "motijheel": "motijheel", "মতিঝিল": "motijheel", "motijhil": "motijheel",
    "nikunja": "nikunja", "নিকুঞ্জ": "nikunja",
    "paltan": "paltan", "পল্টন": "paltan",
    "patiya": "patiya", "পটিযা": "patiya",
    "purbachal": "purbachal", "পুর্বাচল": "purbachal",
    "rampura": "rampura", "রামপুরা": "rampura",
    "rupganj": "rupganj", "রুপগঞ্জ": "rupganj",
    "saidpur": "saidpur", "সৈযদপুর": "saidpur", "syedpur": "saidpur",
    "savar": "savar", "সাভার": "savar", "shavar": "savar",
    "shahbag": "shahbag", "সাহবাগ": "shahbag", "shahbagh": "shahbag",
    "siddhirganj": "siddhirganj", "সিদ্ধিরগঞ্জ": "siddhirganj",
    "sitakunda": "sitakunda", "সিতাকুন্ড": "sitakunda", "sitakundu": "sitakunda",
    "sonargaon": "sonargaon", "সোনারগাও": "sonargaon", "সোনারগা": "sonargaon",
    "sreemangal": "sreemangal", "স্রিমঙ্গল": "sreemangal", "srimangal": "sreemangal",
    "sreepur": "sreepur", "স্রিপুর": "sreepur", "sripur": "sreepur",
    "teknaf": "teknaf", "টেকনাফ": "teknaf",
    "tejgaon": "tejgaon", "তেজগাও": "tejgaon",
    "tongi": "tongi", "টঙ্গি": "tongi", "টংগি": "tongi",
    "trishal": "trishal", "ত্রিসাল": "trishal",
    "ukhiya": "ukhiya", "উখিযা": "ukhiya", "ukhia": "ukhiya",
    "uttara": "uttara", "উত্তরা": "uttara",
    "kolkata": "kolkata", "কলকাতা": "kolkata", "calcutta": "kolkata",
    "colombo": "colombo", "কলম্বো": "colombo",
    "bangladesh": "bangladesh", "বাংলাদেস": "bangladesh",
    "india": "india", "ভারত": "india",
    "srilanka": "sri-lanka", "স্রিলঙ্কা": "sri-lanka", "স্রিলংকা": "sri-lanka"
  }'::jsonb;
begin
  return coalesce(places ->> kaj_plain_place(slug), slug);
end
$$;

-- Where a job stands in the orders of pay and of deadline, as words beside its others: its step of pay, each some 6 % more
-- than the one before; the day on which it closes; and sixteen of each together. With them one index finds the best paid
-- jobs with a common word, or the first to close, without reading all that have the word (jobs/search/order-sample.ts).
create function kaj_order_marks(closes_at timestamptz, salary_rank double precision) returns tsvector
language plpgsql immutable parallel safe cost 10 as $$
declare
  pay constant integer := least(255, floor(16 * ln(greatest(salary_rank, 0) + 1)));
  day constant integer := floor(extract(epoch from closes_at) / 86400);
begin
  return array_to_tsvector(array['=p' || pay, '=P' || pay / 16, '=d' || day, '=D' || day / 16]);
end
$$;

-- The trigrams of contract/search/likeness.ts. Those of pg_trgm depend on the locale: in "C", usual in containers, Bangla
-- has none.
create function kaj_trigrams(word text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct substr('  ' || word || ' ', place, 3) from generate_series(1, length(word) + 1) place)
$$;

-- A text without differences that moderators do not see: composed letters or letters in parts, invisible signs, digits of
-- Bangla, and the spellings that the search of jobs takes as one (contract/search/bangla-word.ts).
create function kaj_plain(written text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(
        normalize(lower(written), NFKC),
        '\u09A4\u09CD([\u200C\u200D]|(?=[কখপফচছশষস]|$|[^\u0980-\u09FF\u200C\u200D]))', U&'\09CE', 'g'),
      U&'\0985\09BE', U&'\0986'),
      U&'\09BE\09C7', U&'\09CB'),
      U&'\09D7\09C7', U&'\09CC'),
      U&'\09AC\09BC', U&'\09B0'),
      U&'\09A1\09BC', U&'\09B0'),
      U&'\09A2\09BC', U&'\09B0'),
    U&'\09C0\09C2\0999\09B6\09B7\09A3\09CE\09F0\09F1০১২৩৪৫৬৭৮৯\0981\200B\200C\200D\200E\200F\2060\FEFF\00AD',
    U&'\09BF\09C1\0982\09B8\09B8\09A8\09A4\09B0\09AC' || '0123456789')
$$;

-- A company's name however it is written: kaj_plain, and no spaces.
create function kaj_name_key(name text) returns text
language sql immutable strict parallel safe
return translate(kaj_plain(name), U&' \1680\2800', '');

-- Accounts -------------------------------------------------------------------------------------------------------------

create table users (
  id text primary key,
  first_name text not null default '',
  last_name text not null default '',
  email text not null,
  -- What accounts are found by: kaj_email_key.
  email_key text not null,
  phone_number text not null default '',
  -- Argon2id.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the link of a mail to the address was opened.
  email_verified_at timestamptz,
  -- Of the page that the account was last signed in on.
  language text not null default 'en' check (language in ('en', 'bn')),
  -- Series of mails that its owner has ended.
  unwanted_mails jsonb not null default '[]',
  -- When the account was deleted. Its companies have the same moment in their deleted_at, so that restoring the account
  -- restores these and no others.
  deleted_at timestamptz,
  -- When an administrator deleted the account: only an administrator restores it, its owner cannot sign in.
  blocked_at timestamptz
);
create unique index users_email_key on users (email_key);
create index users_deleted on users (deleted_at) where deleted_at is not null;
-- Administrators search for parts of names and addresses (admin/search-rows.ts).
create index users_like on users
  using gin (email gin_trgm_ops, kaj_plain(first_name || ' ' || last_name) gin_trgm_ops);

create function kaj_derive_user() returns trigger
language plpgsql as $$
begin
  new.email_key := coalesce(nullif(new.email_key, ''), kaj_email_key(new.email));
  return new;
end
$$;
create trigger user_derived before insert on users for each row execute function kaj_derive_user();

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Devices that signed in before: their attempts are counted apart from those of strangers.
create table sign_in_devices (
  -- Of the device's handle and the account: rows of two accounts do not show that they share a device.
  device_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  used_at timestamptz not null default now()
);
create index sign_in_devices_user on sign_in_devices (user_id, used_at);
create index sign_in_devices_age on sign_in_devices (used_at);

-- Links in mails: opening one proves that the address's mails are read.
create table mail_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-address', 'change-address')),
  -- Where it was sent: no other address is verified by it.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_age on mail_tokens (expires_at);

-- Writes and limits ----------------------------------------------------------------------------------------------------

-- Uses of a limit in its present window.
create table rate_limits (
  key text primary key,
  count integer not null default 0,
  window_start timestamptz not null
);
create index rate_limits_window on rate_limits (window_start);

-- Answers to writes: a repeat with the same key gets the stored one and changes nothing.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  -- Of method, path and body: another request with the same key is refused.
  request_hash text not null,
  status integer not null default 0,
  answer text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Who changed what, and an administrator's reason. Rows are only ever added.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- Null: the operator at the command line, the server itself, or an account that is gone (actor_removed).
  actor_id text references users (id) on delete set null,
  actor_removed boolean not null default false,
  -- One of the type AuditAction: audit/record.ts is the only writer.
  action text not null,
  entity text not null check (entity in ('job', 'company', 'user')),
  entity_id text not null,
  -- Of an edit: [before, after] by field.
  changes jsonb not null default '{}',
  reason text not null default ''
);
create index audit_log_entity on audit_log (entity, entity_id, id);
create index audit_log_actor on audit_log (actor_id, id);

-- Files that may belong to no row: noted before a file is stored, or with the row that gives it up, and removed once that
-- is settled. What is still noted a day later was left by a server that ended in between.
create table loose_files (
  -- As rows name it: /files/{folder}/{hash}/{name}.
  path text primary key,
  noted_at timestamptz not null default now()
);
create index loose_files_age on loose_files (noted_at);

-- Companies ------------------------------------------------------------------------------------------------------------

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
  -- The approved values of the fields that were changed since, by field. Null: none, or never approved.
  approved_values jsonb,
  -- A change of an approved company's e-mail address, website or telephone number that waits: the new values by field.
  pending_contact jsonb,
  -- Why the last such change was rejected.
  contact_reason text not null default '',
  created_by text not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index companies_owner on companies (created_by, created_at);
create index companies_deleted on companies (deleted_at) where deleted_at is not null;
-- Administrators' lists, and their search for parts of names and addresses (admin/search-rows.ts).
create index companies_waiting on companies (approval, updated_at)
  where deleted_at is null and approval <> 'approved';
create index companies_changed on companies (updated_at)
  where (approved_values is not null or pending_contact is not null) and approval = 'approved' and deleted_at is null;
create index companies_like on companies using gin (kaj_plain(name) gin_trgm_ops, email gin_trgm_ops);
-- Which other companies have the name that an administrator decides on (admin/lists.ts).
create index companies_name_key on companies (kaj_name_key(name)) where deleted_at is null;

-- Jobs -----------------------------------------------------------------------------------------------------------------

create table categories (
  id text primary key,
  name text not null,
  position integer not null default 0
);
create unique index categories_name on categories (lower(name));

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
  -- The approved values of the fields that were changed since, by field. Null: none, or never approved.
  approved_values jsonb,
  created_by text not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,

  -- By the trigger job_derived, below. posted_at: when it was first approved, unless given.
  posted_at timestamptz,
  visible boolean not null default false,
  -- visible, and not past its deadline (jobs/purge-jobs.ts).
  listed boolean not null default false,
  closes_at timestamptz not null default now(),
  country_key text not null default '',
  -- By job_noted: it was listed at some time, so it is not new.
  was_listed boolean not null default false,

  -- The words by which it is found, written by jobs/search/index-jobs.ts with contract/search, which gives the same to the
  -- server and to devices. What filters ask for is among them, marked by a sign that no word has.
  title_words tsvector not null default '',
  key_words tsvector not null default '',
  all_words tsvector not null default '',
  -- The version of the analyser that wrote them; 0 after a change of what they come from. Until they are written again a
  -- job is found by its old words.
  words_version integer not null default 0,

  city_key text not null generated always as (kaj_city_key(city)) stored,
  -- For ordering and for bounds on pay: the most and the least it pays, in taka a month at round rates.
  salary_rank double precision not null generated always as (
    salary_max
    * case currency when 'USD' then 120 when 'EUR' then 130 when 'GBP' then 150 when 'INR' then 1.4 else 1 end
    * case salary_type
        when 'hourly' then 176 when 'daily' then 22 when 'weekly' then 4.33 when 'yearly' then 1.0 / 12 else 1
      end
  ) stored,
  salary_rank_min double precision not null generated always as (
    salary_min
    * case currency when 'USD' then 120 when 'EUR' then 130 when 'GBP' then 150 when 'INR' then 1.4 else 1 end
    * case salary_type
        when 'hourly' then 176 when 'daily' then 22 when 'weekly' then 4.33 when 'yearly' then 1.0 / 12 else 1
      end
  ) stored
);
-- A search may look at the words of many jobs: they stay beside the row, long texts may go elsewhere.
alter table jobs alter column title_words set storage main;
alter table jobs alter column key_words set storage main;
alter table jobs alter column all_words set storage main;
alter table jobs set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

create index jobs_owner on jobs (created_by, created_at);
create index jobs_company on jobs (company_id);
create index jobs_deleted on jobs (deleted_at) where deleted_at is not null;
create index jobs_words_version on jobs (words_version);

-- Administrators' lists, and their search for parts of titles (admin/search-rows.ts).
create index jobs_waiting on jobs (approval, updated_at) where deleted_at is null and approval <> 'approved';
create index jobs_changed on jobs (updated_at)
  where approved_values is not null and approval = 'approved' and deleted_at is null;
create index jobs_title_like on jobs using gin (kaj_plain(title) gin_trgm_ops) with (gin_pending_list_limit = 256);

-- The public lists: an index for each order and for each filter that may be rare. They hold what filters look at, so that
-- a page is found, and rows are counted, without reading the jobs themselves.
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
-- With the spelling that is shown, which is counted as well.
create index jobs_by_city on jobs (city_key, posted_at, no)
  include (closes_at, city, category_id, job_type, work_mode, experience_level, country_key, salary_rank, salary_rank_min)
  where listed;
create index jobs_by_company on jobs (company_id, posted_at, no) include (closes_at) where listed;
create index jobs_by_level on jobs (experience_level) where listed;
create index jobs_by_type on jobs (job_type) where listed;
create index jobs_by_mode on jobs (work_mode) where listed;
create index jobs_by_pay on jobs (salary_rank, salary_rank_min) where listed;
create index jobs_by_least_pay on jobs (salary_rank_min, salary_rank)
  include (posted_at, no, closes_at, category_id, job_type, work_mode, experience_level, country_key, city_key)
  where listed;
-- A part of the sitemap is a range of numbers, read from the index alone.
create index jobs_by_number on jobs (no) include (id, closes_at, updated_at, posted_at) where listed;
create index jobs_title_words on jobs using gin (title_words) with (gin_pending_list_limit = 256) where listed;
create index jobs_all_words on jobs using gin ((all_words || kaj_order_marks(closes_at, salary_rank)))
  with (gin_pending_list_limit = 256) where listed;
-- The planner knows what a partial index holds only by statistics of the same expression.
create statistics jobs_words_in_order on (all_words || kaj_order_marks(closes_at, salary_rank)) from jobs;
create statistics jobs_facets (mcv) on category_id, job_type, work_mode, experience_level, country_key from jobs;
-- A city whose jobs have closed is still known.
create index jobs_closed_by_city on jobs (city_key) where visible and not listed;

-- Decides whether a job is public, when it closes, and whether its words are outdated.
create function kaj_derive_job() returns trigger
language plpgsql as $$
declare
  company record;
begin
  -- The lock makes a change of the company wait, so that it cannot miss this job.
  select approval = 'approved' and deleted_at is null as is_public into company
  from companies where id = new.company_id for share;

  if new.approval = 'approved' and new.posted_at is null then
    new.posted_at := now();
  end if;
  new.visible := coalesce(
    new.status = 'open' and new.approval = 'approved' and new.deleted_at is null and company.is_public, false);
  new.listed := new.visible;
  -- A deadline is a day: it ends when that day ends in Bangladesh.
  new.closes_at := (date_trunc('day', (new.application_deadline at time zone 'UTC') + interval '6 hours')
    + interval '18 hours') at time zone 'UTC';
  new.country_key := left(lower(trim(new.country) collate "C"), 100);
  if tg_op = 'UPDATE' and (
    old.title, old.description, old.company_id, old.category_id, old.city, old.state, old.country,
    old.required_skills, old.nice_to_have_skills, old.tags, old.job_type, old.work_mode, old.experience_level
  ) is distinct from (
    new.title, new.description, new.company_id, new.category_id, new.city, new.state, new.country,
    new.required_skills, new.nice_to_have_skills, new.tags, new.job_type, new.work_mode, new.experience_level
  ) then
    new.words_version := 0;
  end if;
  return new;
end
$$;
create trigger job_derived before insert or update of
  title, description, company_id, category_id, city, state, country, required_skills, nice_to_have_skills, tags,
  status, job_type, work_mode, experience_level, application_deadline, approval, deleted_at
on jobs for each row execute function kaj_derive_job();

-- A company's or category's change reaches its jobs: naming the column is enough for job_derived. A name is among the words.
create function kaj_touch_company_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set company_id = company_id,
    words_version = case when old.name = new.name then words_version else 0 end
  where company_id = new.id;
  return null;
end
$$;
create trigger company_changed after update of name, approval, deleted_at on companies for each row
when ((old.name, old.approval, old.deleted_at) is distinct from (new.name, new.approval, new.deleted_at))
execute function kaj_touch_company_jobs();

create function kaj_touch_category_jobs() returns trigger
language plpgsql as $$
begin
  update jobs set words_version = 0 where category_id = new.id;
  return null;
end
$$;
create trigger category_changed after update of name on categories for each row
when (old.name is distinct from new.name)
execute function kaj_touch_category_jobs();

-- The words of public jobs, for correcting what was mistyped. They stay when their job goes.
create table search_words (
  word text primary key,
  trigrams text[] not null generated always as (kaj_trigrams(word)) stored
);
create index search_words_prefix on search_words (word text_pattern_ops);
create index search_words_trigrams on search_words using gin (trigrams);

create function kaj_learn_words() returns trigger
language plpgsql as $$
begin
  insert into search_words (word)
  select word
  from (
    select distinct unnest(tsvector_to_array(added.title_words || added.key_words)) as word
    from added where added.visible
  ) words
  where length(word) between 3 and 40 and word !~ '^[=@~^]'
    and not exists (select from search_words known where known.word = words.word)
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger job_words_inserted after insert on jobs
referencing new table as added for each statement execute function kaj_learn_words();
create trigger job_words_updated after update on jobs
referencing new table as added for each statement execute function kaj_learn_words();

-- Jobs that are listed for the first time, until they are compared with the alerts.
create table new_jobs (
  job_id text primary key,
  added_at timestamptz not null default now()
);
create index new_jobs_added on new_jobs (added_at);

create function kaj_note_new_job() returns trigger
language plpgsql as $$
begin
  if new.listed and not new.was_listed then
    new.was_listed := true;
    insert into new_jobs (job_id) values (new.id) on conflict do nothing;
  end if;
  return new;
end
$$;
-- After job_derived, which decides what is listed: triggers run in alphabetical order.
create trigger job_noted before insert or update of
  company_id, status, approval, deleted_at, application_deadline, listed
on jobs for each row execute function kaj_note_new_job();

-- What readers send without an account ---------------------------------------------------------------------------------

-- Reports of jobs. Nothing is stored of who sent them.
create table job_reports (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('money', 'fake', 'wrong-company', 'offensive', 'closed', 'other')),
  text text not null default '' check (char_length(text) <= 1000),
  -- Of the job and the device's random key.
  key_hash text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  -- Null while handled: the operator, or a removed account.
  handled_by text references users (id) on delete set null
);
create unique index job_reports_once on job_reports (job_id, key_hash);
create index job_reports_open on job_reports (job_id, id) where handled_at is null;
create index job_reports_age on job_reports (handled_at);
create index job_reports_handler on job_reports (handled_by);

-- What readers do with jobs, counted by day. Nothing is stored of a person or device.
create table job_figures (
  id bigint generated always as identity primary key,
  job_id text not null references jobs (id) on delete cascade,
  -- In Bangladesh.
  day date not null,
  kind text not null check (kind in ('view', 'save', 'apply', 'share')),
  count integer not null default 0
);
create unique index job_figures_of on job_figures (job_id, day, kind);
create index job_figures_age on job_figures (day);

-- Events counted in the last days, so that a repeated one counts once.
create table counted_events (
  -- Of the event's random key.
  key_hash text primary key,
  counted_at timestamptz not null default now()
);
create index counted_events_age on counted_events (counted_at);

-- Job alerts: searches whose new jobs are sent by mail, as a notification, or by SMS.
create table alerts (
  id text primary key,
  -- Who has the key may manage the alert.
  key_hash text not null,
  query text not null,
  channel text not null check (channel in ('email', 'push', 'sms')),
  pace text not null check (pace in ('daily', 'at-once')),
  language text not null,
  -- What links begin with, where PUBLIC_URL is not set.
  origin text not null,
  -- By channel: an address; a push subscription; of SMS the endpoint "sms:" with the id of a subscription.
  email text not null default '',
  email_key text not null default '',
  endpoint text not null default '',
  p256dh text not null default '',
  auth text not null default '',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- New jobs that were not sent yet: how many, and the newest.
  pending_count integer not null default 0,
  pending_jobs jsonb not null default '[]',
  -- Nothing is sent before.
  next_at timestamptz not null,
  sent_at timestamptz
);
create index alerts_by_email on alerts (email_key) where email_key <> '';
create index alerts_by_endpoint on alerts (endpoint) where endpoint <> '';
create index alerts_due on alerts (next_at) where confirmed_at is not null;
create index alerts_unconfirmed on alerts (created_at) where confirmed_at is null;

-- Days of Bangladesh on which a phone's SMS of new jobs was sent. Claimed before the operator is called, so that no server
-- sends a second one, not even after one was killed and it is unknown whether the operator took its message.
create table job_messages (
  -- HMAC-SHA-256, as those below.
  phone_hash text not null,
  day date not null,
  claimed_at timestamptz not null,
  primary key (phone_hash, day)
);
create index job_messages_age on job_messages (claimed_at);

-- Subscriptions --------------------------------------------------------------------------------------------------------

-- Phone numbers and operators' ids are sealed (AES-256-GCM) or hashed (HMAC-SHA-256) with a key that is not in the
-- database. What the simulated operators did is never mixed with what real ones did.

create table subscriptions (
  -- What the device that verified a code or paid stores: it ends the subscription. It cannot be guessed.
  id text primary key,
  -- What looking a number up returns: it reads the status and ends nothing.
  lookup_id text not null default replace(gen_random_uuid()::text, '-', ''),
  is_sandbox boolean not null,
  channel text not null check (channel in ('bd_robi', 'applink', 'digimart')),
  phone_hash text not null,
  phone_sealed text not null,
  -- The operator's own id of the subscriber, '' until it is known.
  operator_id_hash text not null default '',
  operator_id_sealed text not null default '',
  status text not null check (status in ('pending', 'active', 'blocked', 'ended')),
  -- What the operator said last, in its words.
  reported text not null default '',
  -- Which terms were shown ('' when it was not told), when, and what was configured at that moment.
  consent text not null default '',
  consent_at timestamptz,
  terms jsonb not null default '{}',
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  ended_at timestamptz,
  -- When the operator is asked about it next; null: never again.
  check_at timestamptz,
  checks integer not null default 0
);
create unique index subscriptions_lookup_id on subscriptions (lookup_id);
create unique index subscriptions_living on subscriptions (is_sandbox, channel, phone_hash) where status <> 'ended';
create index subscriptions_operator_id on subscriptions (operator_id_hash) where status <> 'ended';
create index subscriptions_due on subscriptions (check_at) where check_at is not null;

-- A code that was asked for, to subscribe or to stop, or a payment page that was opened.
create table subscription_attempts (
  id text primary key,
  -- Of the handle or the return token, which only the visitor has.
  secret_hash text not null unique,
  is_sandbox boolean not null,
  kind text not null check (kind in ('code', 'page', 'stop')),
  channel text not null,
  phone_hash text not null,
  phone_sealed text not null,
  -- Of the network address that asked for a code: a code that was asked for earlier from there still counts.
  asker_hash text not null default '',
  -- The operator's reference, or the hash of a code of ours.
  reference_sealed text not null default '',
  -- Of a page: the id that the operator's notification will name.
  request_id text unique,
  tries integer not null default 0,
  -- HMAC of the code that was accepted, so that the same answer can be given again, or that may have been.
  accepted text not null default '',
  subscription_id text,
  -- When it led to the subscription: a payment's reference proves for an hour that a device began it.
  finished_at timestamptz,
  consent text not null default '',
  consent_at timestamptz,
  terms jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Of a page: when the operator is asked next whom it subscribed; null: not any more.
  check_at timestamptz
);
create index subscription_attempts_due on subscription_attempts (check_at) where check_at is not null;
create index subscription_attempts_phone on subscription_attempts (phone_hash) where check_at is not null;
create index subscription_attempts_codes on subscription_attempts (phone_hash, created_at) where kind = 'code';
create index subscription_attempts_age on subscription_attempts (expires_at);

-- Operators' notifications that were received, so that a repeat changes nothing.
create table operator_notifications (
  key text primary key,
  received_at timestamptz not null default now()
);
create index operator_notifications_age on operator_notifications (received_at);

-- Identifies the key that the numbers are sealed with, without revealing it.
create table phone_key (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null
);

-- The simulated operators' own memory.
create table sandbox_codes (
  reference text primary key,
  channel text not null,
  phone_hash text not null,
  behaviour text not null,
  code text not null,
  tries integer not null default 0,
  at timestamptz not null
);
create index sandbox_codes_age on sandbox_codes (at);

create table sandbox_messages (
  id bigint primary key generated always as identity,
  phone_hash text not null,
  text text not null,
  code text not null default '',
  at timestamptz not null
);
create index sandbox_messages_phone on sandbox_messages (phone_hash, id);
create index sandbox_messages_age on sandbox_messages (at);

create table sandbox_subscribers (
  channel text not null,
  phone_hash text not null,
  operator_id text not null unique,
  behaviour text not null,
  request_id text,
  status text not null,
  -- A pending one is registered from then on.
  registers_at timestamptz,
  at timestamptz not null,
  primary key (channel, phone_hash)
);
create index sandbox_subscribers_request on sandbox_subscribers (request_id);

-- CV templates ---------------------------------------------------------------------------------------------------------

create table resume_templates (
  id text primary key,
  key text not null unique,
  name text not null,
  description text not null default '',
  cover_image_url text not null default '',
  cv_file_url text not null default '',
  is_deleted boolean not null default false,
  position integer not null default 0,
  -- Size, pages, language and previews of its file, shown before it is downloaded.
  facts jsonb
);

-- The servers of this database -----------------------------------------------------------------------------------------

-- Secrets that all of them share, such as those that sign the links of mails (server-keys.ts).
create table server_keys (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- How far the present round of a regular mail has come: each account is considered once.
create table mail_rounds (
  name text primary key,
  due_at timestamptz not null,
  -- The last account that was considered.
  after_id text not null default '',
  finished_at timestamptz
);

-- The database's time when rows were last purged, and since when its clock has not jumped (upkeep.ts).
create table clock_marks (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null default now(),
  steady_since timestamptz not null default now()
);
