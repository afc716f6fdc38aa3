-- Papers that a person of the account brought into its bandeja: each comes in once, under the name that its browser gave it.
-- A pedido's names are its sender's, and unique within it alone.
create unique index entrada_recibida_una_vez on entrada (cuenta_id, entrega) where origen <> 'pedido' and entrega is not null;
