import { formatCuit } from '@portal/contract/identificacion.ts'
import type { Mail } from './letter.ts'
import { type Signed, write, labelled, motivoIn } from './write.ts'

/** To people who have no account yet. */

/**
 * To an address that somebody typed who registered. Nobody confirmed it: neither here nor in any letter to such an address
 * stands what was typed, or the portal would carry a stranger's words to a stranger.
 */
export const registroRecibido = ({ url, ...to }: Signed & { url: string }): Mail =>
  write('registroRecibido', to, {}, { url })

/** Brings the single-use link with which the first password is set. */
export const registroAprobado = ({ url, ...to }: Signed & { url: string }): Mail =>
  write('registroAprobado', to, {}, { url })

export const registroRechazado = ({ motivo, ...to }: Signed & { motivo: string }): Mail =>
  write('registroRechazado', to, {}, { quote: motivoIn(to.idioma, motivo) })

/** To whom a titular invites. `cuenta` is the carrier, which the provider let in; the link sets the first password. */
export const invitacion = ({ cuenta, url, ...to }: Signed & { cuenta: string; url: string }): Mail =>
  write('invitacion', to, { cuenta }, { url })

/** To a transporte that the provider asks to register. The link opens the form with what is known; `dias`: how long it serves. */
export const invitacionDeTransporte = ({
  nombre,
  cuit,
  dias,
  url,
  ...to
}: Signed & { nombre: string | null; cuit: string; dias: number; url: string }): Mail =>
  write(
    'invitacionDeTransporte',
    to,
    { dias },
    {
      url,
      facts: labelled(to.idioma, [
        ...(nombre === null ? [] : [['transporte', nombre] as const]),
        ['cuit', formatCuit(cuit)],
      ]),
    },
  )
