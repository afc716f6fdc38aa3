-- Whom an answer to a letter goes to, where that is not the portal: somebody who wrote to the provider from outside.

alter table correo add column responder_a text;
