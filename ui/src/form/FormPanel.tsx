import { X as CloseIcon, Maximize as FullscreenIcon, Minimize as FullscreenExitIcon } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEventHandler } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { useBackCloses } from '../app/useBackCloses.ts'
import { IconButton } from '../controls/Button.tsx'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import { Dialog, DialogActions } from '../feedback/Dialog.tsx'
import { BackCloses } from './backCloses.ts'
import styles from './formPanel.module.css'

interface FormPanelProps {
  open: boolean
  title?: string
  subtitle?: ReactNode
  /** 500 px wide, or 650. */
  large?: boolean
  /** 960 px wide: something stands beside the fields. */
  wide?: boolean
  /** It has more than is seen at once, and gains by the whole window. */
  enlarges?: boolean
  actions: ReactNode
  onClose: () => void
  onSubmit?: SubmitEventHandler
  children: ReactNode
}

/** A form that floats over the screen; its body scrolls, its head and actions stay. */
export const FormPanel = ({
  open,
  title,
  subtitle,
  large = false,
  wide = false,
  enlarges = false,
  actions,
  onClose,
  onSubmit,
  children,
}: FormPanelProps) => {
  const t = useTexts()
  const id = useId()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const [enlarged, setEnlarged] = useState(false)
  const full = narrow || enlarged
  const sizeLabel = enlarged ? t('formulario.salirDePantallaCompleta') : t('formulario.pantallaCompleta')
  useBackCloses(onClose, open)
  if (!open) return null
  return (
    // A click that misses the panel must not cost what was typed.
    <Dialog onClose={onClose} labelledBy={id} width={wide ? 960 : large ? 650 : 500} full={full}>
      <form
        noValidate
        onSubmit={onSubmit}
        className={`column grow low ${styles.form}`}
        data-full={full || undefined}
      >
        <div className={styles.head}>
          <div className="grow slim">
            <h2 className="heading" id={id}>
              {title ?? t('formulario.nuevo')}
            </h2>
            {subtitle && <div className="small soft">{subtitle}</div>}
          </div>
          {enlarges && !narrow && (
            <IconButton label={sizeLabel} onClick={() => setEnlarged(!enlarged)}>
              {enlarged ? <FullscreenExitIcon /> : <FullscreenIcon />}
            </IconButton>
          )}
          <IconButton label={t('acciones.cerrar')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.body}>
          <BackCloses value>{children}</BackCloses>
        </div>
        <DialogActions>{actions}</DialogActions>
      </form>
    </Dialog>
  )
}
