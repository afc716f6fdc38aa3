import { TraerLegajoDialog } from '@portal/parts/legajo/TraerLegajoDialog.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { FileCheck as LegajoIcon } from 'lucide-react'
import { useState } from 'react'
import { olvidarLegajo, useLegajoSoltado } from '../lote/legajoSoltado.ts'

/** Papers of another installation, as it signed them. */
export const TraerLegajo = () => {
  const t = useTexts()
  const soltado = useLegajoSoltado()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(operationQuery('DetailTransporte', {}))
  const cuentaid = data?.records[0]?.accountid
  if (cuentaid === undefined) return null
  return (
    <>
      <HeadAction label={t('traerLegajo.accion')} icon={<LegajoIcon />} onClick={() => setOpen(true)} />
      {(open || soltado) && (
        <TraerLegajoDialog
          cuentaid={cuentaid}
          file={soltado}
          onClose={() => {
            setOpen(false)
            olvidarLegajo()
          }}
        />
      )}
    </>
  )
}
