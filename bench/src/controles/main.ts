import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { providerDoor } from '@portal/contract/door.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { sql } from 'kysely'
import { call } from '../call.ts'
import { choferesPerCuenta, fill } from '../data.ts'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { entradasPorChofer, fillPasos } from '../porteria/pasos.ts'
import { signInAll } from '../others.ts'
import { say } from '../say.ts'
import { startProduct } from '../servers.ts'
import { ending, Stop } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'

/** What a month of controls costs: the page of all accounts, one account's, what a close would be, and the close itself. And who came in without one. */

const goals = { pageMs: 150, closeMs: 5_000 }
const rounds = 9

await ending(async () => {
  const { values } = parseArgs({
    options: { controles: { type: 'boolean' }, quick: { type: 'boolean' }, json: { type: 'string' } },
  })
  const cuentas = values.quick === true ? 10 : 50
  const mes = mesTerminado(hoyEnBuenosAires())
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes y sus papeles de ${mes}…`)
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), async (db) => {
      await fill(db, { cuentas })
      await sql`update chofer set createdtime = now() - interval '400 days'`.execute(db)
      await sql`update operador set rol = 'administrador'`.execute(db)
      // What each control asks of that month: one in nineteen is missing, one in twenty-three was sent back. Earlier months too.
      await sql`delete from documento d using tipo_documento t where t.tipodocumentoid = d.tipodocumentoid and t.control is not null`.execute(
        db,
      )
      await sql`insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, presentado, presentado_por, decidido, decidido_por, periodo,
          fecha_emision, fecha_vencimiento, es_ultimo, es_vigente, es_del_mes)
        select c.cuenta_id, c.choferid, t.tipodocumentoid, case when m % 23 = 0 then 'rechazado' else 'aprobado' end,
          now() - (n || ' months')::interval, '12x' || substr(c.cuenta_id, 4), now() - (n || ' months')::interval, (select operadorid from operador limit 1),
          case when t.vigencia = 'mensual' then to_char(((${mes} || '-01')::date - (n || ' months')::interval), 'YYYY-MM') end,
          case when t.vigencia = 'meses' then (${mes} || '-01')::date - 30 end,
          case when t.vigencia = 'sin vencimiento' then null else hoy() + 200 end, n = 0, n = 0 and m % 23 <> 0, t.vigencia = 'mensual'
        from (select *, row_number() over (order by choferid) as k from chofer) c
        join tipo_documento t on t.control is not null and t.docrectipo_recurso = 'chofer'
        join generate_series(0, 11) n on n = 0 or t.vigencia = 'mensual'
        cross join lateral (select c.k * 7 + t.orden as m) x
        where m % 19 <> 0`.execute(db)
      await fillPasos(db)
    })
    const sessions = await signInAll(ownerUrl, cuentas)
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    try {
      const timed = async (input: { mode: string } & Record<string, unknown>) => {
        const began = performance.now()
        await call(product, providerDoor, sessions.provider, input)
        return performance.now() - began
      }
      const medianOf = async (input: { mode: string } & Record<string, unknown>) => {
        // Code and plans are warmed by what does not count.
        await timed(input)
        await timed(input)
        const all: number[] = []
        for (let n = 0; n < rounds; n++) all.push(await timed(input))
        return median(all)
      }
      const pageMs = await medianOf({ mode: 'ControlDelMes', mes, mostrar: 'faltan' })
      say(`el mes de todas las cuentas: ${pageMs.toFixed(0)} ms (meta ≤ ${goals.pageMs})`)
      const cuentaMs = await medianOf({ mode: 'ControlDeCuenta', cuentaid: '11x91', mes })
      say(`el mes de una cuenta: ${cuentaMs.toFixed(0)} ms`)
      const lookMs = await medianOf({ mode: 'CerrarMes', mes, soloVista: true })
      say(`ensayar el cierre: ${lookMs.toFixed(0)} ms`)
      const closeMs = await timed({ mode: 'CerrarMes', mes })
      say(`cerrarlo: ${closeMs.toFixed(0)} ms (meta ≤ ${goals.closeMs})`)
      const closedMs = await medianOf({ mode: 'ControlDelMes', mes, mostrar: 'faltan' })
      say(`el mes de todas las cuentas, cerrado: ${closedMs.toFixed(0)} ms (meta ≤ ${goals.pageMs})`)
      const entradas = cuentas * choferesPerCuenta * entradasPorChofer
      const exposureMs = await medianOf({ mode: 'Exposicion', mes })
      say(`quién entró sin un control, de ${entradas} entradas: ${exposureMs.toFixed(0)} ms`)
      const pasosMs = await medianOf({ mode: 'ListPasos' })
      say(`los últimos pasos: ${pasosMs.toFixed(0)} ms`)
      const visitsMs = await medianOf({ mode: 'ListPasos', respuesta: 'visita' })
      say(`las últimas visitas: ${visitsMs.toFixed(0)} ms`)
      const found = {
        exposureMs,
        pasosMs,
        visitsMs,
        entradas,
        cuentas,
        mes,
        pageMs,
        cuentaMs,
        lookMs,
        closeMs,
        closedMs,
        goals,
      }
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'controles', found)}.`)
      const failures = [
        ...(pageMs > goals.pageMs ? [`el mes: ${pageMs.toFixed(0)} ms`] : []),
        ...(closedMs > goals.pageMs ? [`el mes cerrado: ${closedMs.toFixed(0)} ms`] : []),
        ...(closeMs > goals.closeMs ? [`cerrar: ${closeMs.toFixed(0)} ms`] : []),
      ]
      if (failures.length > 0) throw new Stop(`No se cumple: ${failures.join('; ')}.`)
    } finally {
      await product.stop()
    }
  })
})
