-- E-mails are normalised where they are typed (`Email` of the contract), so what was kept in signs that read as other
-- letters is kept as those now. Of two people whom that makes one, each stays as written: whoever has the plain spelling
-- signs in, and of the other the provider changes the e-mail.
update contacto c set email = lower(normalize(c.email, NFKC))
where normalize(c.email, NFKC) <> c.email
  and not exists (select from contacto o where o.contactid <> c.contactid and lower(normalize(o.email, NFKC)) = lower(normalize(c.email, NFKC)));
update operador c set email = lower(normalize(c.email, NFKC))
where normalize(c.email, NFKC) <> c.email
  and not exists (select from operador o where o.operadorid <> c.operadorid and lower(normalize(o.email, NFKC)) = lower(normalize(c.email, NFKC)));
update registro c set email = lower(normalize(c.email, NFKC))
where c.estado_registro = 'pendiente' and normalize(c.email, NFKC) <> c.email
  and not exists (select from registro o where o.registroid <> c.registroid and lower(normalize(o.email, NFKC)) = lower(normalize(c.email, NFKC)));
