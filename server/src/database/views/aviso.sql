-- The warning that is due on a day: the last of the type's that has come, -1 once the document has ended, none before the first.
create function aviso_que_toca(vencimiento date, aviso_dias integer[], dia date) returns integer language sql immutable parallel safe
return case when vencimiento < dia then -1
  else (select min(dias) from unnest(aviso_dias) as dias where dias >= vencimiento - dia) end;
