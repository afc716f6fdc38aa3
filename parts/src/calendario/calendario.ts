import type { Answer, Request } from '@portal/contract'

/** The calendar of whoever is signed in, and where there is none what would stand in it. */
export type Calendario = Answer<'DetailCalendario'>['records'][number]

export type Filtros = Required<Request<'SaveCalendario'>['values']>

/** Where a back office elsewhere doesn’t say it, everything stands in it. */
export const filtrosDe = ({
  solo_critico = false,
  choferes_y_dominios = true,
  transporte = true,
}: Calendario): Filtros => ({ solo_critico, choferes_y_dominios, transporte })

/** Whether that whole address is the one that is told with its secret left out: another tab may have changed it since. */
export function isDireccionDe(entera: string, dicha: string | null | undefined): boolean {
  if (dicha === null || dicha === undefined) return dicha === undefined
  const [before = '', after = ''] = dicha.split('…')
  return entera.startsWith(`${before}_`) && entera.endsWith(after)
}

/** As people say an address, for the eye alone. */
export const sinEsquema = (direccion: string): string => direccion.replace(/^https?:\/\//, '')
