-- What a visitor says to a supplier on one day is kept together: each message has at most 1,000 letters.
ALTER TABLE contact_requests
  DROP CONSTRAINT contact_requests_mensagem_check,
  ADD CONSTRAINT contact_requests_mensagem_check CHECK (length(mensagem) <= 10000);
