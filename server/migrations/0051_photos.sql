-- The stored photos by the hash of their content. A row that no supplier uses is removed together
-- with its files; removing_at keeps an upload of the same photo from racing with that.
CREATE TABLE photos (
  hash text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  removing_at timestamptz
);
CREATE INDEX suppliers_photo_idx ON suppliers (photo) WHERE photo IS NOT NULL;

-- A photo that was just deleted: the specification replaces one by delete and upload, and when that
-- upload fails the old photo comes back.
CREATE TABLE photo_removals (
  supplier_id integer PRIMARY KEY REFERENCES suppliers (id) ON DELETE CASCADE,
  photo text NOT NULL,
  removed_at timestamptz NOT NULL
);
