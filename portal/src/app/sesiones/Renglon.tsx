import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import {
  CircleCheck as ThisIcon,
  Monitor as DeskIcon,
  Smartphone as PhoneIcon,
  Tablet as TabletIcon,
  type LucideIcon,
} from 'lucide-react'
import styles from './sesiones.module.css'
import { useCual, type Sesion } from './useCual.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  Android: PhoneIcon,
  iPhone: PhoneIcon,
  iPad: TabletIcon,
}

/** One session: from where, since when, and ending it. The one that asks is left by «Salir». */
export const Renglon = ({ sesion, onEnd }: { sesion: Sesion; onEnd: () => void }) => {
  const t = useTexts()
  const cual = useCual()(sesion)
  const { sistema, creada, vista, actual } = sesion
  const Icon = icons[sistema ?? ''] ?? DeskIcon
  return (
    <div className={styles.row}>
      <span aria-hidden className="tile square-40 round off-phones">
        <Icon size={20} />
      </span>
      <div className="grow slim">
        <b className="semibold">{cual}</b>
        <p className="tiny soft">
          {[
            creada && t('sesiones.empezo', { cuando: formatDateTime(creada) }),
            vista && t('sesiones.usada', { cuando: formatDateTime(vista) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {actual ? (
        <ToneChip tone="green" icon={ThisIcon} label={t('sesiones.esta')} />
      ) : (
        <ActionButton label={t('sesiones.cerrar.accion')} of={cual} onClick={onEnd} />
      )}
    </div>
  )
}
