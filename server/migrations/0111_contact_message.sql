-- 'O que você precisa?': what a visitor tells a supplier with the request for its contact.
ALTER TABLE contact_requests ADD COLUMN mensagem text CHECK (length(mensagem) <= 1000);
