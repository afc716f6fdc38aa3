import type { Result } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { CasillaRow } from '@portal/parts/CasillaTable.tsx'
import { documentoName } from '@portal/parts/documentoName.ts'
import { venceProntoEl } from '@portal/parts/plazo.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import styles from '../piezas/deed.module.css'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { ExcepcionDialog } from './ExcepcionDialog.tsx'
import { TerminarDialog } from './TerminarDialog.tsx'

interface ExceptuarProps {
  recurso: Pick<
    Result<'DetailRecursoCuenta'>['records'][number],
    'recursoid' | 'nombre' | 'dominio' | 'estado'
  >
  casilla: CasillaRow
}

/** What is asked for and keeps it from working, or soon will. What is blocked nobody lifts. */
const isExceptuable = (casilla: CasillaRow) =>
  casilla.obligatorio === true &&
  casilla.mes !== true &&
  casilla.estado !== 'bloqueado' &&
  (casilla.estado !== 'activo' || venceProntoEl(casilla, hoyEnBuenosAires()) !== null)

/** What is lifted, and may be ended; in which operation alone, where it is so. */
interface Ending {
  excepcionid: string
  hasta: string
  operacion?: string
}

const endingsOf = ({ excepcion, operaciones = [] }: CasillaRow): Ending[] => [
  ...(excepcion ? [excepcion] : []),
  ...operaciones.flatMap(({ nombre, excepcion: there }) => (there ? [{ ...there, operacion: nombre }] : [])),
]

/** Lifts what is asked of a resource, through a day; or renews and ends what is lifted. For an administrador. */
export const Exceptuar = ({ recurso, casilla }: ExceptuarProps) => {
  const t = useTexts()
  const esAdministrador = useEsAdministrador()
  const [open, setOpen] = useState<'exceptuar' | Ending>()
  const { excepcion } = casilla
  const endings = endingsOf(casilla)
  if (!esAdministrador || recurso.estado === 'BAJA') return null
  if (endings.length === 0 && !isExceptuable(casilla)) return null
  const named = { documento: documentoName(casilla), recurso: recurso.dominio ?? recurso.nombre }
  const ofWhat = t('culpable.de', { documento: named.documento, de: named.recurso })
  const label = t(excepcion ? 'excepcion.renovar' : 'excepcion.exceptuarHasta')
  const close = () => setOpen(undefined)
  return (
    <>
      <button
        type="button"
        className={styles.deed}
        aria-label={`${label}: ${ofWhat}`}
        onClick={() => setOpen('exceptuar')}
      >
        {label}
      </button>
      {endings.map((ending) => (
        <button
          key={ending.excepcionid}
          type="button"
          className={styles.deed}
          aria-label={`${endingLabel(t, ending)}: ${ofWhat}`}
          onClick={() => setOpen(ending)}
        >
          {endingLabel(t, ending)}
        </button>
      ))}
      {open === 'exceptuar' && (
        <ExcepcionDialog {...named} recursoid={recurso.recursoid} casilla={casilla} onClose={close} />
      )}
      {typeof open === 'object' && <TerminarDialog {...named} {...open} onClose={close} />}
    </>
  )
}

const endingLabel = (t: TFunction, { operacion }: Ending): string =>
  operacion === undefined ? t('excepcion.terminarCorto') : t('excepcion.terminarEn', { operacion })
