import { addresses } from '@portal/contract/door.ts'
import { InformeDeDatos } from '@portal/parts/InformeDeDatos.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import type { TipoRecurso } from '@portal/contract/recursos.ts'

interface InformeProps {
  cuentaid: string
  recurso: { recursoid: string; tiporecurso: TipoRecurso; nombre: string }
}

/** What is held of a chofer, for an administrador to hand over. */
export const Informe = ({ cuentaid, recurso: { recursoid, tiporecurso, nombre } }: InformeProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (!useEsAdministrador() || !tiporecurso.startsWith('chofer')) return null
  const url = `${addresses.informeDeCuenta}/${cuentaid}/${recursoid}`
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('informe.accion')}
      </Button>
      {open && (
        <InformeDeDatos
          nombre={nombre}
          urls={{ pdf: `${url}/pdf`, json: `${url}/json` }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
