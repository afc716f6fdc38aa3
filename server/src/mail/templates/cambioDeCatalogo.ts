import { diasEntre } from '@portal/contract/calendario.ts'
import type { ValoresConDia } from '@portal/contract/catalogo.ts'
import { fill } from '@portal/contract/wording.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Cartas } from '../cartas/es.ts'
import type { Mail } from './letter.ts'
import { type ToPerson, write, maxNamed, onlyFirst } from './write.ts'

/** To a carrier's people, of a change of the catalogue. */

/**
 * A change of the catalogue that takes these resources off the road on `rige`, which may be `hoy`: once it was saved, and again
 * a week before.
 */
export function cambioDeCatalogo({
  documento,
  tiporecurso,
  valores,
  rige,
  hoy,
  recordatorio,
  recursos,
  url,
  ...to
}: ToPerson & {
  documento: string
  tiporecurso: string
  valores: ValoresConDia
  rige: string
  hoy: string
  recordatorio: boolean
  recursos: readonly { nombre: string; dominio: string | null; estado: EstadoCasilla }[]
  url: string
}): Mail {
  const { idioma } = to
  const said = cartas[idioma]
  const rules = rige <= hoy
  const n = recursos.length
  const dias = diasEntre(hoy, rige)
  const quien = quienDeja(tiporecurso, n)
  const dia = { dia: rige }
  const quienes = fill(idioma, said.dejan[rules ? 'hoy' : 'otroDia'][quien], { n, dia })
  return write(
    rules ? 'cambioQueRige' : 'cambioPorVenir',
    to,
    {
      documento,
      quienes,
      cambio: loQueCambia(idioma, valores),
      dia,
      luego: said[rules ? 'vuelven' : 'siguen'][quien],
    },
    {
      url,
      title: quienes.charAt(0).toUpperCase() + quienes.slice(1),
      first: recordatorio ? fill(idioma, said.falta[dias === 1 ? 'uno' : 'varios'], { n: dias }) : undefined,
      more: onlyFirst(idioma, recursos),
      facts: recursos
        .slice(0, maxNamed)
        .map(({ nombre, dominio, estado }) => [said.estado[estado], dominio ?? nombre]),
    },
  )
}

function quienDeja(tiporecurso: string, count: number): keyof Cartas['vuelven'] {
  if (tiporecurso === 'transporte') return 'transporte'
  if (tiporecurso === 'dominio') return count === 1 ? 'dominio' : 'dominios'
  return count === 1 ? 'chofer' : 'choferes'
}

/** What of a change can take somebody off the road. */
function loQueCambia(
  idioma: Idioma,
  { critico, obligatorio, vigente_desde: desde, ...rest }: ValoresConDia,
): string {
  const { cambio, y } = cartas[idioma]
  const said = [
    ...(obligatorio === true && critico === true ? [cambio.obligatorioYCritico] : []),
    ...(obligatorio === true && critico !== true ? [cambio.obligatorio] : []),
    ...(critico === true && obligatorio !== true ? [cambio.critico] : []),
    ...(typeof desde === 'string' ? [fill(idioma, cambio.desde, { dia: { dia: desde } })] : []),
    ...(Object.keys(rest).some((campo) => campo.startsWith('aplica_')) ? [cambio.aOtros] : []),
  ]
  return said.length === 0 ? cambio.deOtraManera : said.join(` ${y} `)
}

/** To whom the letter above was written. */
export const cambioRetirado = ({
  documento,
  desde,
  url,
  ...to
}: ToPerson & { documento: string; desde: string; url: string }): Mail =>
  write('cambioRetirado', to, { documento, desde: { dia: desde } }, { url })
