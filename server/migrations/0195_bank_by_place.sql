-- Whom a need fits: suppliers whose plan has the bank, by category and by where they work (their own state, as long
-- as they say no more). By category alone every eighth supplier of the country was read for each need.
DROP INDEX suppliers_bank_idx;
CREATE INDEX suppliers_bank_idx ON suppliers
  USING gin (categorias, (CASE WHEN atende_em = '{}' THEN ARRAY[estado] ELSE atende_em END))
  WHERE plan IN ('MKTPRO', 'MKTCORP');
