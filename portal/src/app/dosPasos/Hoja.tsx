import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { AlertDialog } from '@portal/ui/feedback/AlertDialog.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useBlocker } from '@tanstack/react-router'
import { Copy as CopyIcon, Download as DownloadIcon, Printer as PrintIcon } from 'lucide-react'
import { useState } from 'react'
import { useLogin } from '../session/useLogin.ts'
import { downloadText } from './downloadText.ts'
import styles from './dosPasos.module.css'

interface HojaProps {
  codigos: readonly string[]
  onKept: () => void
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** The recovery codes, this once: leaving without having said that they are kept is asked about. */
export const Hoja = ({ codigos, onKept }: HojaProps) => {
  const t = useTexts()
  const toast = useToast()
  const { email = '' } = useLogin()
  const [uncopied, setUncopied] = useState(false)
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true })
  const head = t('recuperacion.cabeza', { email, sitio: location.host })
  const sheet = `${head}\n\n${codigos.join('\n')}\n\n${t('recuperacion.paraQue')}\n`
  const copy = () =>
    void navigator.clipboard
      .writeText(codigos.join('\n'))
      .then(() => {
        setUncopied(false)
        toast({ message: t('recuperacion.copiados') })
      })
      .catch(() => setUncopied(true))

  return (
    <div className={styles.form}>
      <div className={`gap-12 ${styles.codes}`}>
        {/* The button that led here is gone: this is what comes next. */}
        <h2 tabIndex={-1} ref={focusOnce} className="heading unringed">
          {t('recuperacion.guarda')}
        </h2>
        <p>{t('recuperacion.paraQue')}</p>
      </div>
      <div className={styles.sheet}>
        <p className="small soft breaks">{head}</p>
        <ol>
          {codigos.map((codigo) => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.buttons}>
        <Button icon={<CopyIcon />} onClick={copy}>
          {t('recuperacion.copiar')}
        </Button>
        <Button
          icon={<DownloadIcon />}
          onClick={() => downloadText(`${t('recuperacion.archivo')}.txt`, sheet)}
        >
          {t('recuperacion.descargar')}
        </Button>
        <Button icon={<PrintIcon />} onClick={() => window.print()}>
          {t('recuperacion.imprimir')}
        </Button>
      </div>
      {uncopied && (
        <p role="alert" className="small wrong">
          {t('recuperacion.sinCopiar')}
        </p>
      )}
      <Notice severity="warning" title={t('recuperacion.unaVez')}>
        <p>{t('recuperacion.unaVezDetalle')}</p>
      </Notice>
      <div className={styles.buttons}>
        <Button kind="primary" size="large" onClick={onKept}>
          {t('recuperacion.guardados')}
        </Button>
      </div>
      <AlertDialog
        open={blocker.status === 'blocked'}
        title={t('recuperacion.salir.titulo')}
        message={t('recuperacion.salir.mensaje')}
        primary={{ label: t('recuperacion.salir.quedarse'), onClick: () => blocker.reset?.() }}
        secondary={{ label: t('recuperacion.salir.irse'), onClick: () => blocker.proceed?.(), danger: true }}
        onClose={() => blocker.reset?.()}
      />
    </div>
  )
}
