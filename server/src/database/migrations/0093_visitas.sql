-- When who leaves came in, of those whom only the number that they showed is known of: among the few that are visits.
create index paso_visita on paso (momento desc) where visita is not null;
