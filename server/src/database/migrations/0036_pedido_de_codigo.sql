-- Who asked for a reset code. `navegador` names the browser, or the network of a program that is none; `pedido` is the hash
-- of what that program was answered, for telling its person's guesses from those of others behind the same program.
-- `ajenos` counts guesses from that network without it. See docs/decisions/0078.
alter table privado.codigo add pedido bytea;
