-- Whom a new need fits and who is still to be told of it, nearest first. Written with the need in one step;
-- each row is taken away in the step that writes its mail.
CREATE TABLE need_notices (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  need_id integer NOT NULL REFERENCES needs (id) ON DELETE CASCADE,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE
);
CREATE INDEX need_notices_need_idx ON need_notices (need_id);
CREATE INDEX need_notices_supplier_idx ON need_notices (supplier_id);
