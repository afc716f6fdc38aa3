-- Carriers see which changes of the catalogue wait, not who planned them.
grant select (cambioid, tipodocumentoid, valores, desde, retirado, aplicado) on cambio_tipo to portal_app;
