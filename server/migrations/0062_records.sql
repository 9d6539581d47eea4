-- The index of the administrators' lists: one narrow row for each supplier, visible or not, kept by
-- the triggers below in the transaction that changes a supplier, its person or its company. A search
-- over three tables could use no index; here it uses one.
CREATE TABLE supplier_records (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  kind text NOT NULL,
  plan text NOT NULL,
  estado text NOT NULL,
  active boolean NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  sort_city text COLLATE "C" NOT NULL,
  -- Folded names, e-mail, CPF and CNPJ without punctuation, city; a space before each word.
  words text NOT NULL
);
-- Each order of the lists with everything they filter by: pages and counts read the index alone.
CREATE INDEX supplier_records_id_idx
  ON supplier_records (kind, supplier_id, plan, estado, active);
CREATE INDEX supplier_records_name_idx
  ON supplier_records (kind, sort_name, supplier_id, plan, estado, active);
CREATE INDEX supplier_records_city_idx
  ON supplier_records (kind, sort_city, supplier_id, plan, estado, active);
CREATE INDEX supplier_records_words_idx ON supplier_records USING gin (words gin_trgm_ops)
  WITH (fastupdate = off);

CREATE FUNCTION index_records(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO supplier_records AS x
    (supplier_id, kind, plan, estado, active, sort_name, sort_city, words)
  SELECT
    s.id, s.kind, s.plan, s.estado,
    s.status AND s.suspended_at IS NULL AND a.disabled_at IS NULL,
    left(fold(s.nome), 200), left(fold(s.cidade), 100),
    ' ' || left(
      fold(
        concat_ws(' ', s.nome, c.razao_social, CASE WHEN s.kind = 'Empresa' THEN a.nome END, a.email,
          regexp_replace(a.cpf, '[./-]', '', 'g'), regexp_replace(c.cnpj, '[./-]', '', 'g'), s.cidade)
      ), 1000)
  FROM suppliers s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN companies c ON c.id = s.id
  WHERE s.id = ANY (ids)
  ORDER BY s.id
  ON CONFLICT (supplier_id) DO UPDATE SET
    kind = excluded.kind, plan = excluded.plan, estado = excluded.estado, active = excluded.active,
    sort_name = excluded.sort_name, sort_city = excluded.sort_city, words = excluded.words
  WHERE (x.kind, x.plan, x.estado, x.active, x.sort_name, x.sort_city, x.words) IS DISTINCT FROM
    (excluded.kind, excluded.plan, excluded.estado, excluded.active, excluded.sort_name,
      excluded.sort_city, excluded.words)
$$;

-- The rows of suppliers and companies share their ids.
CREATE FUNCTION index_written_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_records(ARRAY(SELECT id FROM written));
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_record_insert AFTER INSERT ON suppliers
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_records();
CREATE TRIGGER suppliers_record_update AFTER UPDATE ON suppliers
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_records();
CREATE TRIGGER companies_record_insert AFTER INSERT ON companies
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_records();
CREATE TRIGGER companies_record_update AFTER UPDATE ON companies
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_records();

CREATE FUNCTION index_written_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_records(
    ARRAY(SELECT s.id FROM suppliers s JOIN written w ON w.id = s.account_id)
  );
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_record_update AFTER UPDATE ON accounts
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_people();

-- The suppliers that were there before the index.
SELECT index_records(ARRAY(SELECT id FROM suppliers));
