-- The trades of a supplier (contract/src/rules/categories.ts), the main one first. `categorias_origem` says
-- whether its texts proposed them or a person chose them; null is a supplier nobody has looked at yet,
-- for whom the job 'categories' proposes them. Setting it to null again renews a proposal.
ALTER TABLE suppliers
  ADD COLUMN categorias text[] NOT NULL DEFAULT '{}' CHECK (cardinality(categorias) <= 5),
  ADD COLUMN categorias_origem text CHECK (categorias_origem IN ('proposta', 'escolha'));
CREATE INDEX suppliers_without_categories_idx ON suppliers (id) WHERE categorias_origem IS NULL;

-- The search finds them as lexemes with the sign '#' (0140_search.sql has the others). They are added
-- to a document whoever writes it.
CREATE FUNCTION add_category_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lexemes := NEW.lexemes || array_to_tsvector(ARRAY(
    SELECT '#' || categoria FROM suppliers s, unnest(s.categorias) AS categoria
    WHERE s.id = NEW.supplier_id
  ));
  RETURN NEW;
END $$;
CREATE TRIGGER search_documents_categories BEFORE INSERT OR UPDATE ON search_documents
  FOR EACH ROW EXECUTE FUNCTION add_category_lexemes();

CREATE FUNCTION index_changed_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents
  SET lexemes = ts_delete(lexemes, ARRAY(SELECT '#' || categoria FROM unnest(OLD.categorias) AS categoria))
  WHERE supplier_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER suppliers_index_categories AFTER UPDATE OF categorias ON suppliers
  FOR EACH ROW WHEN (OLD.categorias IS DISTINCT FROM NEW.categorias)
  EXECUTE FUNCTION index_changed_categories();
