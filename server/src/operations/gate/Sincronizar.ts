import { refuse } from '@portal/contract'
import { gateOperations } from '@portal/contract/porteria.ts'
import { sentence } from '@portal/contract/wording.ts'
import * as z from 'zod/mini'
import { said } from '../../said.ts'
import { Cabecera } from './cabecera.ts'
import type { GateHandler } from './gate.ts'

const Dentro = z.pick(gateOperations.Sincronizar.output, { adentro: true, sin_nombrar: true, ultimos: true })

export const Sincronizar: GateHandler<'Sincronizar'> = async (
  { version, tiene, turnos, pasos },
  { hash, ask, listas, caller, requestId },
) => {
  const kept =
    turnos.length + pasos.length === 0
      ? []
      : await ask(
          {
            text: 'select * from recibir_pasos($1, $2, $3, $4, $5)',
            values: [hash, JSON.stringify(turnos), JSON.stringify(pasos), requestId, caller.ip],
          },
          'writes',
        )
  // Before it is read how everybody stands: a list is never told to be younger than it is.
  const servidor = Date.now()
  const [row] = await ask(
    {
      text: 'select cabecera_de_lista($1, $2) as cabecera, vista_de_lista($1) as vista, adentro_de_dispositivo($1) as dentro',
      values: [hash, version],
    },
    'writes',
  )
  if (!row) throw refuse('DEVICE_UNKNOWN')
  const cabecera = Cabecera.parse(row['cabecera'])
  const dentro = Dentro.parse(row['dentro'])
  const lista = await listas.para(
    { cabecera, vista: String(row['vista']), emitida: Math.floor(servidor / 1000), tiene },
    (text) => ask({ text, values: [hash] }),
  )
  // Of a list that could not be made the console hears nothing.
  await ask({ text: 'select anotar_lista($1, $2)', values: [hash, new Date(servidor)] }, 'writes')
  const porques: Readonly<Record<string, string>> = {
    'turno desconocido': said(caller.idioma, sentence('turnoDesconocido')),
    'otro dispositivo': said(caller.idioma, sentence('deOtroDispositivo')),
  }
  return {
    recibidos: kept.filter((each) => each['porque'] === null).map((each) => String(each['pasoid'])),
    rechazados: kept
      .filter((each) => each['porque'] !== null)
      .map((each) => ({
        pasoid: String(each['pasoid']),
        porque: porques[String(each['porque'])] ?? String(each['porque']),
      })),
    servidor,
    dispositivo: { dispositivoid: cabecera.dispositivoid, nombre: cabecera.dispositivo },
    lista,
    ...dentro,
  }
}
