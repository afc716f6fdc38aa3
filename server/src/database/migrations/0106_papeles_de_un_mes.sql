-- A month of controls reads the papers of some types of all accounts: without this, every paper that there ever was.
create index documento_periodo on documento (cuenta_id, tipodocumentoid, periodo);
