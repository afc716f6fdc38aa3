import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Copy as CopyIcon, Plus as AddIcon } from 'lucide-react'
import { useState } from 'react'
import { CopiarDe } from './copiar/CopiarDe.tsx'
import { EditarOperacion } from './EditarOperacion.tsx'
import type { Operacion } from './operacion.ts'
import pagina from '../piezas/pagina.module.css'
import { SumarTransportes } from './sumar/SumarTransportes.tsx'

/** What an administrador does with one. Nobody begins in one that is closed. */
export const Acciones = ({ operacion }: { operacion: Operacion }) => {
  const t = useTexts()
  const [open, setOpen] = useState<'copiar' | 'editar' | 'sumar'>()
  const close = () => setOpen(undefined)
  return (
    <div className={`cluster gap-8 ${pagina.actions}`} data-print="hide">
      <Button icon={<CopyIcon size={20} />} onClick={() => setOpen('copiar')}>
        {t('operacion.copiar.accion')}
      </Button>
      <Button onClick={() => setOpen('editar')}>{t('operacion.editar.accion')}</Button>
      {operacion.activa && (
        <Button kind="primary" icon={<AddIcon size={20} />} onClick={() => setOpen('sumar')}>
          {t('operacion.sumar.accion')}
        </Button>
      )}
      {open === 'copiar' && <CopiarDe operacion={operacion} onClose={close} />}
      {open === 'editar' && <EditarOperacion operacion={operacion} onClose={close} />}
      {open === 'sumar' && <SumarTransportes operacion={operacion} onClose={close} />}
    </div>
  )
}
