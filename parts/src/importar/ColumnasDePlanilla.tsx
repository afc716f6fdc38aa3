import type { TipoDePlanilla } from '@portal/contract/tiposDeLote.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { Cabeza } from './Cabeza.tsx'
import { Columnas, type ColumnaElegida } from './Columnas.tsx'
import type { Elegida } from './elegida.ts'
import styles from './importar.module.css'

interface ColumnasDePlanillaProps {
  tipo: TipoDePlanilla
  elegida: Elegida
  onHoja: (hoja: number) => void
  onColumnas: (columnas: ColumnaElegida[]) => void
}

/** What was read of a file, sheet by sheet, and what each of its columns is to be. */
export const ColumnasDePlanilla = ({ tipo, elegida, onHoja, onColumnas }: ColumnasDePlanillaProps) => {
  const t = useTexts()
  const { hojas } = elegida.planilla
  return (
    <>
      <Cabeza
        titulo={t('importar.columnas.titulo')}
        detalle={detalleDe(t, elegida)}
        accion={
          hojas.length > 1 && (
            <select
              className={styles.campo}
              aria-label={t('importar.columnas.cambiarHoja')}
              value={elegida.hoja}
              onChange={({ target }) => onHoja(Number(target.value))}
            >
              {hojas.map(({ nombre }, i) => (
                <option key={i} value={i}>
                  {t('importar.columnas.hoja', { nombre })}
                </option>
              ))}
            </select>
          )
        }
      />
      <Avisos elegida={elegida} />
      <Columnas
        tipo={tipo}
        columnas={elegida.columnas}
        filas={elegida.propuesta.filas.length}
        onChange={onColumnas}
      />
    </>
  )
}

function detalleDe(t: TFunction, { propuesta, planilla, hoja, nombre }: Elegida): string {
  const partes = [nombre]
  const hojaNombre = planilla.hojas[hoja]?.nombre ?? ''
  if (hojaNombre !== '') partes.push(t('importar.columnas.hoja', { nombre: hojaNombre }))
  const count = propuesta.filas.length
  partes.push(t('importar.columnas.filas', { count, n: formatNumber(count) }))
  partes.push(
    propuesta.titulos === null
      ? t('importar.columnas.sinTitulos')
      : t('importar.columnas.titulosEn', { n: formatNumber(propuesta.titulos) }),
  )
  return partes.join(' · ')
}

/** What was done to the sheet so that it could be read. */
const Avisos = ({ elegida }: { elegida: Elegida }) => {
  const t = useTexts()
  const hoja = elegida.planilla.hojas[elegida.hoja]
  const dichos = [
    hoja && hoja.combinadas > 0 && t('importar.aviso.combinadas', { n: formatNumber(hoja.combinadas) }),
    hoja && hoja.cortadas > 0 && t('importar.aviso.cortadas', { n: formatNumber(hoja.cortadas) }),
    elegida.propuesta.repetidas > 0 &&
      t('importar.aviso.titulosRepetidos', { n: formatNumber(elegida.propuesta.repetidas) }),
  ].filter((dicho) => typeof dicho === 'string')
  return dichos.length === 0 ? null : (
    <Notice severity="info" className={styles.nota}>
      {dichos.join(' ')}
    </Notice>
  )
}
