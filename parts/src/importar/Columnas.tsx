import { fechaDeCelda, camposDe, type CampoDePlanilla } from '@portal/contract/planillas.ts'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { camposDePlanilla } from '@portal/contract/planillas.ts'
import type { TipoDePlanilla } from '@portal/contract/tiposDeLote.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { Check as SureIcon, Info as AskIcon, Minus as NoneIcon } from 'lucide-react'
import { campoName } from './campoName.ts'
import { letraDe, type ColumnaPropuesta } from './columnas.ts'
import styles from './importar.module.css'

export interface ColumnaElegida extends ColumnaPropuesta {
  /** Somebody chose it here. */
  elegida?: boolean
}

interface ColumnasProps {
  tipo: TipoDePlanilla
  columnas: readonly ColumnaElegida[]
  /** How many rows there are; null where that is not known any more. */
  filas: number
  onChange: (columnas: ColumnaElegida[]) => void
}

/** What each column is, with samples of it and why it is taken for that. A field that is chosen twice leaves the first one. */
export const Columnas = ({ tipo, columnas, filas, onChange }: ColumnasProps) => {
  const t = useTexts()
  const choose = (at: number, campo: CampoDePlanilla | null) =>
    onChange(
      columnas.map((columna, i) =>
        i === at
          ? { ...columna, campo, elegida: true }
          : campo !== null && columna.campo === campo
            ? { ...columna, campo: null, elegida: true }
            : columna,
      ),
    )
  return (
    <table className={styles.tabla} data-columnas>
      <thead>
        <tr>
          {(['enTuPlanilla', 'muestras', 'conDatos', 'enPortal', 'porque'] as const).map((each) => (
            <th key={each} scope="col">
              {t(`importar.columnas.${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columnas.map((columna, i) => {
          const titulo = columna.titulo || t('importar.columnas.sinTitulo', { letra: letraDe(i) })
          return (
            <tr key={i}>
              <th scope="row">
                <span className="row gap-12">
                  <span className={`tiny semibold ${styles.letra}`}>{letraDe(i)}</span>
                  <span className="semibold breaks">{titulo}</span>
                </span>
              </th>
              <td>
                <ul className="cluster gap-4">
                  {columna.muestras.map((muestra, n) => (
                    <li
                      key={n}
                      className={`small breaks ${styles.muestra}`}
                      data-empty={muestra === '' || undefined}
                    >
                      {muestra || t('importar.vacia')}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="digits" data-label={t('importar.columnas.conDatos')}>
                {t('importar.columnas.deFilas', {
                  n: formatNumber(columna.llenas),
                  filas: formatNumber(filas),
                })}
              </td>
              <td>
                <select
                  className={styles.campo}
                  aria-label={t('importar.columnas.queEs', { titulo })}
                  value={columna.campo ?? ''}
                  data-duda={esDudosa(columna) || undefined}
                  data-empty={columna.campo === null || undefined}
                  onChange={({ target }) =>
                    choose(i, camposDe(tipo).find((campo) => campo === target.value) ?? null)
                  }
                >
                  <option value="">{t('importar.columnas.noSeImporta')}</option>
                  {camposDe(tipo).map((campo) => (
                    <option key={campo} value={campo}>
                      {campoName(t, tipo, campo)}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <Porque tipo={tipo} columna={columna} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether it is to be looked at: nothing says so but its look, or its look says otherwise. */
const esDudosa = (columna: ColumnaElegida): boolean =>
  !columna.elegida && (columna.porque === 'forma' || noCierran(columna))

const Porque = ({ tipo, columna }: { tipo: TipoDePlanilla; columna: ColumnaElegida }) => {
  const t = useTexts()
  const duda = esDudosa(columna)
  const Icon = columna.campo === null ? NoneIcon : duda ? AskIcon : SureIcon
  return (
    <span className="small soft row gap-8" data-duda={duda || undefined}>
      <Icon size={16} aria-hidden className={columna.campo === null || duda ? undefined : 'petrol'} />
      <span>{dicho(t, tipo, columna)}</span>
    </span>
  )
}

/** Whether it says to be a CUIL and has cells of which none is one. */
const noCierran = ({ cierran, llenas }: ColumnaElegida): boolean => cierran === 0 && llenas > 0

function dicho(t: TFunction, tipo: TipoDePlanilla, columna: ColumnaElegida): string {
  const { campo, porque, elegida, cierran, llenas, muestras } = columna
  if (elegida) return t(campo === null ? 'importar.porque.afuera' : 'importar.porque.elegida')
  if (campo === null) return t('importar.porque.ninguno')
  if ((campo === 'cuil' || campo === 'cuit') && cierran !== null && llenas > 0)
    return noCierran(columna)
      ? t('importar.porque.noCierran')
      : t('importar.porque.cierran', { n: formatNumber(cierran), total: formatNumber(llenas) })
  if (campo === 'apellido_y_nombre') return t('importar.porque.separamos')
  const clases: Readonly<Record<string, unknown>> = camposDePlanilla[tipo]
  const serie = clases[campo] === 'fecha' ? muestras.find((muestra) => /^\d{5}$/.test(muestra)) : undefined
  if (serie !== undefined) {
    const dia = fechaDeCelda(serie)
    if ('valor' in dia) return t('importar.porque.serie', { serie, dia: fechaLegible(dia.valor) })
  }
  return t(`importar.porque.${porque}`)
}
