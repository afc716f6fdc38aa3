import { esDeChofer } from '@portal/contract/lugaresDeUnidad.ts'
import type { Paso } from '@portal/contract/puertas.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import { duracion, hace } from '../haceCuanto.ts'

const esChofer = ({ lugar }: Paso['partes'][number]) => esDeChofer(lugar)

/** The vehicle that stands for what came; none of who came on foot. */
export const vehiculoDe = ({ partes }: Paso) =>
  partes.find(({ lugar }) => lugar === 'tractor') ?? partes.find((parte) => !esChofer(parte))

/** Who came, as far as that is known. */
export const quienesDe = ({ partes, visita }: Paso): readonly string[] =>
  visita ? [visita.nombre] : partes.filter(esChofer).map(({ nombre, texto }) => nombre ?? texto)

export const transporteDe = ({ partes }: Paso): string | null =>
  partes.find(({ accountname }) => accountname !== null)?.accountname ?? null

/** In one line and the small one below it: what is to be looked at first, else how it went. */
export function detalleDe(t: TFunction, paso: Paso): { dice: string; abajo?: string; hallado: boolean } {
  const { hallazgos, igual, tecleado, esperadas, motivos, sin_senal, recibido, edad, estuvo } = paso
  const [motivo] = motivos
  if (igual) {
    const who = t('porteria.detalle.loAutorizo', { quien: igual.autoriza })
    return {
      dice: t('porteria.detalle.igual', { motivo: igual.motivo }),
      abajo: motivo === undefined ? who : `${who} · ${motivo}`,
      hallado: true,
    }
  }
  const [hallazgo] = hallazgos
  if (hallazgo !== undefined) {
    const abajo =
      hallazgo === 'no coincide' && tecleado.length > 0
        ? t('porteria.detalle.escribio', { que: listed(tecleado) })
        : motivo
    return { dice: t(`porteria.detalle.${hallazgo}`), ...(abajo !== undefined && { abajo }), hallado: true }
  }
  return { dice: comoFue(), hallado: false }

  function comoFue(): string {
    if (estuvo !== null) return t('porteria.detalle.estuvo', { cuanto: duracion(t, estuvo) })
    if (motivo !== undefined) return motivo
    if (esperadas.length > 0)
      return t('porteria.detalle.vinoOtro', { que: listed(esperadas.map(({ texto }) => texto)) })
    if (sin_senal) return t('porteria.detalle.sinSenal', { hora: formatTime(recibido) })
    return edad === null ? '' : t('porteria.detalle.datos', { hace: hace(edad) })
  }
}
