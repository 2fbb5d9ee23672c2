-- Purges and rounds of mails no longer compare the clocks of server and database.
drop table clock_marks;
