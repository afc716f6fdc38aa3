-- Who came in by a gate in a month, of which controls and the exposure ask.
create index paso_recurso_entrada on paso_recurso (momento) include (cuenta_id, recursoid, puertaid, pasoid)
  where sentido = 'entra' and lugar in ('chofer1', 'chofer2', 'visita');
