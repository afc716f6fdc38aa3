import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'
import type { Tipo } from '../tipo.ts'
import styles from './cambioDeTipo.module.css'
import { useCambioDicho } from './useCambioDicho.ts'

interface CambioQueEsperaProps {
  tipo: Tipo
  /** Where the keyboard goes on once nothing waits any more. */
  onRetired?: () => void
}

/** The change of a type that waits for its day, and how it is taken back until then. */
export const CambioQueEspera = ({ tipo, onRetired }: CambioQueEsperaProps) => {
  const t = useTexts()
  const dicho = useCambioDicho()
  const confirm = useConfirm()
  const toast = useToast()
  const mayChange = useEsAdministrador()
  const write = useWrite('RetirarCambioDeTipo')
  const { cambio, nombre, tipodocumentoid } = tipo
  if (!cambio) return null
  const { cambioid, desde, planeado, por } = cambio

  const retire = async () => {
    const done = await confirm({
      title: t('catalogo.cambio.retirarTitulo'),
      message: t('catalogo.cambio.retirarMensaje', { nombre }),
      confirmLabel: t('catalogo.cambio.retirar'),
      danger: true,
      run: () => write.mutateAsync({ tipodocumentoid, cambioid }),
    })
    if (!done) return
    toast({ message: t('catalogo.cambio.retirado'), about: 'tipo' })
    onRetired?.()
  }
  return (
    <Notice
      severity="info"
      className="room-below"
      title={t('catalogo.cambio.dice', { fecha: formatDate(desde), que: dicho(tipo, cambio) })}
    >
      {t('catalogo.cambio.por', { nombre: por, fecha: formatDateTime(planeado) })}
      {mayChange && (
        <p className={styles.deed}>
          <Button size="small" onClick={() => void retire()}>
            {t('catalogo.cambio.retirar')}
          </Button>
        </p>
      )}
    </Notice>
  )
}
