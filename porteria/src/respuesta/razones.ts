import type { TFunction } from 'i18next'
import type { Motivo } from '@portal/pase/juicio.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { Vista } from '../juicio/llegada.ts'

export interface Razon {
  titulo: string
  detalle?: string
}

/** Reasons as sentences, the worst first: the pass and the device itself, then what is told of papers, then what isn't known. */
export function razones(t: TFunction, { motivos, dichos, respuesta }: Vista): Razon[] {
  const own = motivos.map((motivo) => ({ motivo, razon: razon(t, motivo) }))
  // A named reason takes the place of one that only says that there is some.
  const isNamed = ({ que }: Motivo) =>
    dichos.length > 0 &&
    (que === 'papeles' || que === 'transporte' || que === 'cuenta' || que === 'vencido el')
  const first = own.filter(({ motivo }) => deDispositivo(motivo)).map((each) => each.razon)
  const rest = own
    .filter(({ motivo }) => !deDispositivo(motivo) && !isNamed(motivo))
    .map((each) => each.razon)
  const all = [...first, ...dichos.map((titulo) => ({ titulo })), ...rest]
  const once = all.filter(({ titulo }, at) => all.findIndex((each) => each.titulo === titulo) === at)
  if (once.length > 0 || respuesta === 'puede') return once
  return [{ titulo: t('razon.sinSaber'), detalle: t('razon.sinSaberDetalle') }]
}

const deDispositivo = ({ que }: Motivo) =>
  que === 'pase' || que === 'lista vieja' || que === 'reloj' || que === 'sin lista'

function razon(t: TFunction, motivo: Motivo): Razon {
  switch (motivo.que) {
    case 'pase':
      return {
        titulo: t(`razon.pase.${motivo.problema}`),
        detalle: t(`razon.paseDetalle.${motivo.problema}`),
      }
    case 'lista vieja':
      return { titulo: t('razon.listaVieja'), detalle: t('razon.listaViejaDetalle') }
    case 'reloj':
      return { titulo: t('razon.reloj'), detalle: t('razon.relojDetalle') }
    case 'sin lista':
      return { titulo: t('razon.sinLista'), detalle: t('razon.sinListaDetalle') }
    case 'no figura':
      return {
        titulo: t(/^\d+$/.test(motivo.parte) ? 'razon.noFiguraDni' : 'razon.noFigura', {
          parte: motivo.parte,
        }),
        detalle: t('razon.noFiguraDetalle'),
      }
    case 'vencido el':
      return {
        titulo: t('razon.vencido', { parte: motivo.parte, dia: formatDate(motivo.hasta ?? '') }),
      }
    default:
      return { titulo: t(`razon.contra.${motivo.que}`, { parte: motivo.parte }) }
  }
}
