CREATE TABLE referrals (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  nome_indicador text NOT NULL,
  email_indicado text NOT NULL CHECK (email_indicado = lower(email_indicado)),
  telefone_indicado text NOT NULL,
  empresa_freelancer_indicada text NOT NULL,
  status text NOT NULL DEFAULT 'aguardando' CHECK (status IN ('aguardando', 'contactado')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT referrals_email_indicado_key UNIQUE (email_indicado)
);
