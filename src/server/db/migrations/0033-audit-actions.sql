-- The type AuditAction names what the log records, and audit/record.ts is its only writer.
alter table audit_log drop constraint audit_log_action_check;
