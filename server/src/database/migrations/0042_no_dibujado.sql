-- What the process that draws small pictures gave up on, kept with the file. Null is unknown: nobody drew it yet, or it
-- was drawn (`miniatura`). Files of earlier releases are unknown. See docs/decisions/0085.

alter table archivo add column no_dibujado text check (no_dibujado in ('lento', 'memoria', 'roto'));
