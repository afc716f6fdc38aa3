-- Which of the ready reasons a rejection was for, so that they can be counted: see `causas` in the contract.
alter table documento add column causa text
  check (causa in ('ilegible', 'vencido', 'otro documento', 'no corresponde', 'incompleto', 'fechas', 'otra'));
-- What was decided lately, and how.
create index documento_decidido on documento (decidido) include (estado, causa) where decidido is not null;
