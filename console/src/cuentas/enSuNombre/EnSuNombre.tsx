import type { Casilla } from '@portal/contract/recursos.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { RecursoEntero } from '../cuenta.ts'
import styles from '../../piezas/deed.module.css'
import { EnSuNombreDialog } from './EnSuNombreDialog.tsx'

interface EnSuNombreProps {
  cuentaid: string
  recurso: RecursoEntero
  casilla: z.output<(typeof Casilla)['full']>
}

/** Presents a document that reached the provider by another way, in the carrier's name. */
export const EnSuNombre = ({ cuentaid, recurso, casilla }: EnSuNombreProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (recurso.estado === 'BLOQUEADO' || casilla.estado === 'bloqueado') return null
  const named = { documento: documentoName(casilla), recurso: recurso.dominio ?? recurso.nombre }
  return (
    <>
      <button
        type="button"
        className={styles.deed}
        aria-label={t('enSuNombre.botonDe', named)}
        onClick={() => setOpen(true)}
      >
        {t('enSuNombre.boton')}
      </button>
      {open && (
        <EnSuNombreDialog
          {...named}
          cuentaid={cuentaid}
          cuenta={recurso.accountname}
          casilla={casilla}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
