import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { lugares } from '@portal/contract/lugaresDeUnidad.ts'
import type { ParteVista } from '@portal/contract/porteria.ts'
import { comoSeBusca } from '@portal/pase/lista.ts'
import { deUno } from '@portal/pase/juicio.ts'
import * as z from 'zod/mini'
import { said } from '../../said.ts'
import { EnPuerta, motivosEnPuerta } from './enPuerta.ts'
import type { GateHandler } from './gate.ts'

const Parte = z.extend(EnPuerta, {
  recursoid: z.string(),
  lugar: z.optional(z.enum(lugares)),
})
const Visto = z.object({
  partes: z.array(Parte),
  unidades: z.array(
    z.object({
      unidadid: z.string(),
      nombre: z.string(),
      transporte: z.string(),
      partes: z.array(Parte),
    }),
  ),
})

/** By the same rule as a device's own answer, of this very moment. */
export const VerEnPuerta: GateHandler<'VerEnPuerta'> = async ({ partes }, { hash, ask, caller }) => {
  const [row] = await ask({
    text: 'select ver_en_puerta($1, $2) as visto',
    values: [hash, JSON.stringify(partes)],
  })
  const visto = Visto.parse(row?.['visto'])
  const hoy = hoyEnBuenosAires()
  const vista = (parte: z.output<typeof Parte>): ParteVista => ({
    lugar:
      parte.lugar ??
      partes.find(
        ({ lugar, texto }) =>
          lugar.startsWith('chofer') === (parte.clase === 'chofer') &&
          comoSeBusca(texto) === comoSeBusca(parte.dicho),
      )?.lugar ??
      null,
    recursoid: parte.recursoid,
    tiporecurso: parte.clase,
    texto: parte.dicho,
    nombre: parte.nombre,
    transporte: parte.transporte,
    respuesta: deUno({ contra: parte.contra, hasta: parte.hasta }, parte.dicho, hoy).respuesta,
    motivos: motivosEnPuerta(parte, hoy).map((motivo) => said(caller.idioma, motivo)),
    hasta: parte.hasta,
    vehiculo: parte.vehiculo,
    carroceria: parte.carroceria,
    cantidad_ejes: parte.cantidad_ejes,
    pais_patente: parte.pais_patente,
  })
  return {
    partes: visto.partes.map(vista),
    unidades: visto.unidades.map((unidad) => ({ ...unidad, partes: unidad.partes.map(vista) })),
  }
}
