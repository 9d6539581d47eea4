CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- unaccent() is only STABLE because its dictionary could change; ours never does,
-- and an index needs IMMUTABLE.
CREATE FUNCTION fold(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;

-- One sequence for people and suppliers: a supplier's id is unique across kinds.
CREATE SEQUENCE entity_id AS integer;

-- A person who can log in: a freelancer, the owner of a company (PF) or an administrator.
CREATE TABLE accounts (
  id integer PRIMARY KEY DEFAULT nextval('entity_id'),
  tipo text NOT NULL CHECK (tipo IN ('Freelancer', 'PF', 'Admin')),
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  nome text NOT NULL,
  cpf text,
  telefone text,
  nascimento text,
  empresa_trabalha text,
  cidade text,
  estado text,
  disabled_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT accounts_email_key UNIQUE (email),
  CONSTRAINT accounts_cpf_key UNIQUE (cpf)
);

-- What the directory lists: a freelancer (id = accounts.id) or a company. One per account.
CREATE TABLE suppliers (
  id integer PRIMARY KEY DEFAULT nextval('entity_id'),
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('Freelancer', 'Empresa')),
  nome text NOT NULL,
  slug text NOT NULL,
  "descricaoServico" text NOT NULL DEFAULT '',
  com_oque_trabalha text,
  site text,
  linkedin text,
  cep text,
  logradouro text,
  numero text,
  bairro text,
  complemento text,
  cidade text NOT NULL DEFAULT '',
  estado text NOT NULL DEFAULT '',
  certificados text[] NOT NULL DEFAULT '{}',
  atorizacoes text,
  marketplace boolean NOT NULL DEFAULT false,
  termos_aceitos boolean NOT NULL DEFAULT false,
  politicas_aceitas boolean NOT NULL DEFAULT false,
  status boolean NOT NULL DEFAULT true,
  suspended_at timestamptz,
  suspended_reason text,
  plan text NOT NULL DEFAULT 'MKTFREE' CHECK (plan IN ('MKTFREE', 'MKTBASIC', 'MKTPRO', 'MKTCORP')),
  photo text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT suppliers_account_id_key UNIQUE (account_id),
  CONSTRAINT suppliers_slug_key UNIQUE (slug),
  CONSTRAINT suppliers_plan_fits_kind CHECK (
    NOT (kind = 'Freelancer' AND plan = 'MKTCORP') AND NOT (kind = 'Empresa' AND plan = 'MKTPRO')
  )
);

-- What only a company has.
CREATE TABLE companies (
  id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  cnpj text NOT NULL,
  razao_social text NOT NULL,
  cnae_primario text NOT NULL,
  cnae_secundario text,
  segmento_empresa text,
  tipo_negocio text,
  inscricao_municipal text,
  outras_infos text,
  CONSTRAINT companies_cnpj_key UNIQUE (cnpj)
);

-- Only the hash of a session's token is stored.
CREATE TABLE sessions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash text NOT NULL UNIQUE,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_account_id_idx ON sessions (account_id);

-- Counters that a restart must not forget. The key holds a keyed hash, never an address or e-mail.
CREATE TABLE throttles (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX throttles_resets_at_idx ON throttles (resets_at);

-- Mails leave in the transaction that causes them; a worker sends them.
CREATE TABLE mail_outbox (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_outbox_due_idx ON mail_outbox (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;

-- Small facts the server makes for itself once (e.g. the key of the throttles' hashes).
CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);
