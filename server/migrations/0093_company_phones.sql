-- How a company itself is reached, beside its owner's own phone. Both are optional.
ALTER TABLE companies
  ADD COLUMN telefone_empresa text,
  ADD COLUMN whatsapp_empresa text;
