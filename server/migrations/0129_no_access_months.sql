-- The report is read from access_days alone.
DROP TABLE access_months;
