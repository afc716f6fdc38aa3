import { fechaLegible } from '@portal/contract/calendario.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Mail } from './letter.ts'
import { maxNamed, motivoIn, onlyFirst, write, type ToPerson } from './write.ts'

/** That data of a driver be corrected or removed: to the administradores while it is open, and to the account once it is answered. */

/** To titulares: what was done, or why it was not. */
export const solicitudRespondida = ({
  chofer,
  hecha,
  respuesta,
  url,
  ...to
}: ToPerson & { chofer: string; hecha: boolean; respuesta: string; url: string }): Mail =>
  write(
    hecha ? 'solicitudHecha' : 'solicitudRechazada',
    to,
    { chofer },
    { url, quote: motivoIn(to.idioma, respuesta) },
  )

export interface SolicitudAbierta {
  chofer: string
  cuenta: string
  vence: string
}

/** To administradores, in the morning: what waits for an answer, those that end first before the others. */
export const solicitudesAbiertas = ({
  solicitudes,
  url,
  ...to
}: ToPerson & { solicitudes: readonly SolicitudAbierta[]; url: string }): Mail =>
  write(
    'solicitudesAbiertas',
    to,
    { n: String(solicitudes.length) },
    {
      url,
      facts: solicitudes
        .slice(0, maxNamed)
        .map(({ chofer, cuenta, vence }) => [
          `${chofer} (${cuenta})`,
          `${cartas[to.idioma].rotulo.venceEl} ${fechaLegible(vence)}`,
        ]),
      more: onlyFirst(to.idioma, solicitudes),
    },
  )
