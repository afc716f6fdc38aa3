import Button from '@mui/material/Button'
import { CasillaList, type CasillaRow } from '@portal/parts/CasillaList.tsx'
import { deedOf } from '@portal/parts/deed.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { presentableOf } from '../presentar/presentable.ts'
import { PresentarDialog } from '../presentar/PresentarDialog.tsx'

interface CasillasToPresentProps {
  casillas: readonly CasillaRow[]
  recursoid: string
  /** Whose they are, as people call it. */
  recurso: string
}

/** What a resource is asked for, and presenting it on the spot. */
export const CasillasToPresent = ({ casillas, recursoid, recurso }: CasillasToPresentProps) => {
  const { t } = useTranslation()
  const [presenting, setPresenting] = useState<CasillaRow>()

  const presentable = (casilla: CasillaRow) =>
    presentableOf({ ...casilla, recursoid, recurso, tipodocumento: casilla.nombre })
  const missing = casillas.filter(({ estado }) => estado === 'pendiente')

  const action = (casilla: CasillaRow) => {
    const deed = deedOf(casilla)
    // What never ends asks for nothing here; its own screen offers it.
    if (deed === 'otraVez') return null
    return (
      deed && (
        <Button
          fullWidth
          size="small"
          variant={casilla.estado === 'activo' ? 'text' : 'outlined'}
          aria-label={`${t(`presentar.hacer.${deed}`)}: ${casilla.nombre}`}
          onClick={() => setPresenting(casilla)}
        >
          {t(`presentar.hacer.${deed}`)}
        </Button>
      )
    )
  }

  return (
    <>
      <CasillaList casillas={casillas} documentoHref={rutas.documento} action={action} />
      {presenting && (
        <PresentarDialog
          // What is missing is presented in one sitting; what is renewed, alone.
          items={
            presenting.estado === 'pendiente'
              ? [presentable(presenting), ...missing.filter((each) => each !== presenting).map(presentable)]
              : [presentable(presenting)]
          }
          onClose={() => setPresenting(undefined)}
        />
      )}
    </>
  )
}
