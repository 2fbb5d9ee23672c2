-- Size, pages, language and previews of a template's file, shown before it is downloaded.
alter table resume_templates add column facts jsonb;
