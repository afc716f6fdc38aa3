import { formatPhone } from '@portal/contract/telefono.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Mail } from './letter.ts'
import { type Signed, type ToPerson, write, labelled, momentoIn } from './write.ts'

/** To the provider's people. */

/** To the provider: somebody waits. */
export const registroNuevo = ({
  contacto,
  documento,
  email,
  mobile,
  url,
  ...to
}: Signed & { contacto: string; documento: string; email: string; mobile: string; url: string }): Mail =>
  write(
    'registroNuevo',
    to,
    { contacto },
    {
      url,
      facts: labelled(to.idioma, [
        ['contacto', contacto],
        ['identificacion', documento],
        ['email', email],
        ['celular', formatPhone(mobile)],
      ]),
    },
  )

/** To the provider's support, from somebody who needs no account: answering it writes to them. */
export const consulta = ({
  nombre,
  email,
  empresa,
  mensaje,
  ...to
}: Signed & { nombre: string; email: string; empresa: string | null; mensaje: string }): Mail =>
  write(
    'consulta',
    to,
    { nombre, email },
    {
      facts: labelled(to.idioma, [
        ['nombre', nombre],
        ['email', email],
        ...(empresa === null ? [] : [['transporte', empresa] as const]),
      ]),
      quote: { label: cartas[to.idioma].rotulo.mensaje, words: mensaje },
    },
  )

/** To one of the provider's people, from an administrador: the first password, or another. */
export const enlaceDeOperador = ({ quien, url, ...to }: ToPerson & { quien: string; url: string }): Mail =>
  write('enlaceDeOperador', to, { quien }, { url })

/** To one of the provider's people who forgot the password; to an address that somebody typed, so nothing typed stands in it. */
export const claveOlvidada = ({ url, ...to }: ToPerson & { url: string }): Mail =>
  write('claveOlvidada', to, {}, { url })

/** To one of the provider's people who has no use for a password: invited, or that forgot one. */
export const ingresoPorEmpresa = ({ url, ...to }: ToPerson & { url: string }): Mail =>
  write('ingresoPorEmpresa', to, {}, { url })

/** To whoever asks for it: whether letters leave, and arrive. */
export const pruebaDeCorreo = ({ momento, quien, ...to }: Signed & { momento: Date; quien: string }): Mail =>
  write(
    'pruebaDeCorreo',
    to,
    {},
    {
      facts: labelled(to.idioma, [
        ['loMando', quien],
        ['cuando', momentoIn(to.idioma, momento)],
      ]),
    },
  )
