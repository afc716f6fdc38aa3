-- What is told of operations: in the history, to programs and by letter. See docs/decisions/0129.
-- The operation that a line is about; of most lines none.
alter table historial add column operacionid text collate "C";

