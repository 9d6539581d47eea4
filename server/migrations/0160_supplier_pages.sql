-- What a supplier tells on its own page. The plan decides at each reading whether visitors see it, so
-- that a plan that ends hides it, and one that comes back shows it again.
CREATE TABLE supplier_pages (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  published jsonb,
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz NOT NULL,
  published_at timestamptz
);

-- Pictures and documents that were sent for a page. One that neither draft nor page names is removed
-- with its file after a while; so is what a supplier leaves behind, which is why it outlives the supplier.
CREATE TABLE supplier_page_files (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  supplier_id integer REFERENCES suppliers (id) ON DELETE SET NULL,
  file text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('picture', 'document')),
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL,
  removing_at timestamptz,
  CONSTRAINT supplier_page_files_once UNIQUE (supplier_id, file)
);
CREATE INDEX supplier_page_files_file_idx ON supplier_page_files (file);

-- Addresses that a supplier chose and left: they lead to the present one, and stay the supplier's.
CREATE TABLE supplier_addresses (
  slug text PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers (id) ON DELETE CASCADE,
  left_at timestamptz NOT NULL
);
CREATE INDEX supplier_addresses_supplier_idx ON supplier_addresses (supplier_id);
