import { cartas } from '../cartas/cartas.ts'
import type { Mail } from './letter.ts'
import { type Signed, type ToPerson, type LetterName, write, labelled, momentoIn } from './write.ts'

/** To whoever signs in, a carrier's person or the provider's. */

/** The code as it is typed, `ABC-123`. It stays out of the subject, which a locked phone shows to anyone. */
export const codigoParaContrasena = ({ codigo, ...to }: Signed & { codigo: string }): Mail =>
  write('codigoParaContrasena', to, {}, { code: codigo })

interface OfSignIn extends ToPerson {
  email: string
  momento: Date
  /** Where the password is changed, for a carrier's person; the provider's people have an administrador to tell. */
  url?: string | undefined
}

const whoAndWhen = ({ idioma, email, momento }: OfSignIn) =>
  labelled(idioma, [
    ['usuario', email],
    ['cuando', momentoIn(idioma, momento)],
  ])

export const contrasenaCambiada = (to: OfSignIn): Mail =>
  write(
    to.url === undefined ? 'contrasenaDeOperador' : 'contrasenaCambiada',
    to,
    {},
    { url: to.url, facts: whoAndWhen(to) },
  )

/** To whom others try to be: from browsers that the person never used. `url` is where they sign in. */
export const intentosDeIngreso = ({ email, url, ...to }: ToPerson & { email: string; url: string }): Mail =>
  write('intentosDeIngreso', to, {}, { url, facts: labelled(to.idioma, [['usuario', email]]) })

const deDosPasos = {
  activada: 'dosPasosActivada',
  quitada: 'dosPasosQuitada',
  codigos: 'dosPasosCodigos',
  usado: 'dosPasosUsado',
} as const satisfies Record<string, LetterName>

/** What became of somebody's second step, or of its recovery codes: there are new ones, or one of them let somebody in. */
export type CambioDeDosPasos = keyof typeof deDosPasos

/** How somebody signs in changed, by their own hand or an administrador's. */
export function dosPasosCambiados({ change, ...to }: OfSignIn & { change: CambioDeDosPasos }): Mail {
  const { portal, consola } = cartas[to.idioma].dosPasos
  const { donde, note } = to.url === undefined ? consola : portal
  return write(
    deDosPasos[change],
    to,
    { donde },
    {
      facts: whoAndWhen(to),
      ...(to.url !== undefined && { action: { label: portal.action, url: to.url } }),
      note,
    },
  )
}
