import type { LegajoTraido } from '@portal/contract/legajo.ts'
import { TraerLegajoDialog } from '@portal/parts/legajo/TraerLegajoDialog.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { FileCheck as LegajoIcon, Inbox as TraerIcon } from 'lucide-react'
import { useState } from 'react'
import { Retencion } from '../conservacion/Retencion.tsx'
import { FijarLlavePanel } from '../llaves/FijarLlavePanel.tsx'
import { Bloque } from '../piezas/Bloque.tsx'
import { LegajoDialog } from './LegajoDialog.tsx'

/** What a legajo is of: all of an account, or one of its resources. */
export interface DeQue {
  cuentaid: string
  recursoid?: string
  nombre: string
}

/** Where it is asked for: among what a page shows, in its head, or in a row of a table. */
type Como = 'boton' | 'cabeza' | 'renglon'

/** Opens the dialog in which an administrador takes one. */
export const PedirLegajo = ({ como = 'boton', ...deQue }: DeQue & { como?: Como }) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      {como === 'cabeza' ? (
        <HeadAction label={t('legajo.accion')} icon={<LegajoIcon />} onClick={() => setOpen(true)} />
      ) : (
        <Button
          icon={<LegajoIcon />}
          {...(como === 'renglon' && { kind: 'quiet', size: 'small' })}
          onClick={() => setOpen(true)}
        >
          {t('legajo.accion')}
        </Button>
      )}
      {open && <LegajoDialog {...deQue} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Papers that the account has in another installation, into its bandeja. */
const TraerUnLegajo = ({ cuentaid }: Pick<DeQue, 'cuentaid'>) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<TraerIcon />} onClick={() => setOpen(true)}>
        {t('traerLegajo.accion')}
      </Button>
      {open && (
        <TraerLegajoDialog
          cuentaid={cuentaid}
          file={undefined}
          fijar={(legajo, hecho) => <FijarLaDe legajo={legajo} onPinned={hecho} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The key of a legajo that was looked at, once its number was compared. */
const FijarLaDe = ({
  legajo: { publica, firmante },
  onPinned,
}: {
  legajo: Pick<LegajoTraido, 'publica' | 'firmante'>
  onPinned: () => void
}) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="room-above">
        <Button size="small" onClick={() => setOpen(true)}>
          {t('llaves.fijarEsta')}
        </Button>
      </p>
      {open && (
        <FijarLlavePanel
          de={{ publica, nombre: firmante }}
          onClose={() => setOpen(false)}
          onPinned={onPinned}
        />
      )}
    </>
  )
}

/** On an account's page, beside its export. */
export const LegajoDeCuenta = (deQue: DeQue) => {
  const t = useTexts()
  return (
    <Bloque padded title={t('legajo.titulo')}>
      <p className="small soft">{t('legajo.explicacion')}</p>
      <p className="cluster gap-12">
        <PedirLegajo {...deQue} />
        <TraerUnLegajo cuentaid={deQue.cuentaid} />
        <Retencion cuentaid={deQue.cuentaid} nombre={deQue.nombre} />
      </p>
    </Bloque>
  )
}
