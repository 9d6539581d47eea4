-- The business bank: what buyers need, described once and without an account, and what suppliers propose.
CREATE TABLE needs (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  titulo text NOT NULL CHECK (length(titulo) <= 120),
  descricao text NOT NULL CHECK (length(descricao) <= 4000),
  categoria text NOT NULL,
  quantidade text NOT NULL DEFAULT '',
  cidade text NOT NULL,
  estado text NOT NULL,
  prazo date NOT NULL,
  licencas text[] NOT NULL DEFAULT '{}',
  tipo text NOT NULL CHECK (tipo IN ('Ambos', 'Freelancer', 'Empresa')),
  nome text NOT NULL,
  email text NOT NULL,
  telefone text NOT NULL,
  language text NOT NULL DEFAULT 'pt' CHECK (language IN ('pt', 'en')),
  status text NOT NULL DEFAULT 'aberta'
    CHECK (status IN ('aberta', 'vencida', 'aceita', 'encerrada', 'removida')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the buyer was told that the time is nearly over.
  warned_at timestamptz,
  removed_reason text,
  removed_note text
);
CREATE INDEX needs_email_idx ON needs (email);
-- What a supplier may answer, and what waits for it in the menu: by its categories.
CREATE INDEX needs_open_idx ON needs (categoria, id DESC) WHERE status = 'aberta';
CREATE INDEX needs_ending_idx ON needs (expires_at) WHERE status = 'aberta';
CREATE INDEX needs_category_idx ON needs (categoria, created_at);
CREATE INDEX needs_created_idx ON needs (created_at);

-- Five places: of two proposals at the same moment one gets the fifth, whoever counts what.
CREATE TABLE proposals (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  need_id integer NOT NULL REFERENCES needs (id) ON DELETE CASCADE,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 5),
  texto text NOT NULL CHECK (length(texto) <= 4000),
  preco_centavos integer NOT NULL CHECK (preco_centavos > 0),
  preco_por text NOT NULL CHECK (preco_por IN ('total', 'unidade', 'mes', 'hora')),
  validade date NOT NULL,
  entrega_dias integer NOT NULL CHECK (entrega_dias >= 0),
  status text NOT NULL DEFAULT 'enviada' CHECK (status IN ('enviada', 'aceita', 'recusada')),
  decline_reason text,
  decline_text text,
  -- When the buyer agreed that both see each other's contact.
  shared_at timestamptz,
  -- The buyer did something about it that the supplier has not seen.
  news boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CONSTRAINT proposals_place UNIQUE (need_id, place),
  CONSTRAINT proposals_once UNIQUE (need_id, supplier_id)
);
CREATE INDEX proposals_supplier_idx ON proposals (supplier_id, need_id DESC);
CREATE INDEX proposals_news_idx ON proposals (supplier_id) WHERE news;

CREATE TABLE proposal_messages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  proposal_id integer NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('comprador', 'fornecedor')),
  texto text NOT NULL CHECK (length(texto) <= 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX proposal_messages_proposal_idx ON proposal_messages (proposal_id, id);

-- PDFs that were sent for a need or a proposal. One that was not used is removed with its file after a
-- while, one whose need or proposal is gone at once, which is why it outlives both. `sender` is a hash of
-- who may use it.
CREATE TABLE need_files (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  file text NOT NULL UNIQUE,
  name text NOT NULL,
  bytes integer NOT NULL,
  sender text NOT NULL,
  used boolean NOT NULL DEFAULT false,
  need_id integer UNIQUE REFERENCES needs (id) ON DELETE SET NULL,
  proposal_id integer UNIQUE REFERENCES proposals (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  removing_at timestamptz
);
CREATE INDEX need_files_unused_idx ON need_files (created_at)
  WHERE need_id IS NULL AND proposal_id IS NULL;

-- Whom a need fits: suppliers whose plan has the bank, by category.
CREATE INDEX suppliers_bank_idx ON suppliers USING gin (categorias)
  WHERE plan IN ('MKTPRO', 'MKTCORP');

-- Whether a supplier wants mails about new needs, and the last one that it saw.
ALTER TABLE lead_settings
  ADD COLUMN needs boolean NOT NULL DEFAULT true,
  ADD COLUMN needs_seen_id integer NOT NULL DEFAULT 0;

-- Who describes a need ticks a box too.
ALTER TABLE consents
  ADD COLUMN need_id integer,
  DROP CONSTRAINT consents_purpose_check,
  ADD CONSTRAINT consents_purpose_check
    CHECK (purpose IN ('termos', 'privacidade', 'diretorio', 'contato', 'demanda'));
CREATE INDEX consents_need_id_idx ON consents (need_id);
