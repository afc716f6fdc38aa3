import pg from 'pg'

/** What opening a session does at its end, for whomever a test or a measurement wants: a cuenta, and a person. */
export const openForTests = `select pruebas.abrir_contexto($1, $2)`

/** Lets the roles of requests do that in this database. The product lets none of them. */
export async function letTestsOpen(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(`
      create schema if not exists pruebas;
      grant usage on schema pruebas to portal_app, portal_proveedor;
      create or replace function pruebas.abrir_contexto(p_cuenta text, p_sujeto text) returns void
      language sql security definer set search_path = public, pg_temp
      begin atomic
        select privado.abrir_contexto(p_cuenta, p_sujeto);
      end;`)
  } finally {
    await owner.end()
  }
}
