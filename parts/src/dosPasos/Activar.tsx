import { zodResolver } from '@hookform/resolvers/zod'
import { Copy as CopyIcon } from 'lucide-react'
import { CodigoTotp } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { CodigoField } from './CodigoField.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import styles from './activar.module.css'
import { QrCode } from '../QrCode.tsx'

const schema = z.object({ totp: CodigoTotp })

const focusOnce = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

interface ActivarProps {
  /** In base32, and as the address that a QR code carries. */
  secreto: { secreto: string; uri: string }
  /** Throws what the server refuses. */
  activate: (values: { totp: string }) => Promise<void>
  activating: boolean
  onCancel: () => void
}

/** Hands the secret to the person's app, and waits for the code that proves it arrived. */
export const Activar = ({ secreto: { secreto, uri }, activate, activating, onCancel }: ActivarProps) => {
  const t = useTexts()
  const toast = useToast()
  const [uncopied, setUncopied] = useState(false)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { totp: '' } })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await activate(values)
    } catch (error) {
      report(error)
    }
  })
  const copy = () =>
    void navigator.clipboard
      .writeText(secreto)
      .then(() => {
        setUncopied(false)
        toast({ message: t('dosPasos.copiada') })
      })
      .catch(() => setUncopied(true))

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.activate}>
      <div className="flex at-center at-top">
        <QrCode text={uri} label={t('dosPasos.qr')} />
      </div>
      <div className="grid gap-20 one-column">
        {/* The button that led here is gone: this is what comes next, and nothing of it scrolls out of sight. */}
        <h2 tabIndex={-1} ref={focusOnce} className="heading unringed">
          {t('dosPasos.agregar')}
        </h2>
        <ol className={styles.steps}>
          <li>{t('dosPasos.paso1')}</li>
          <li>
            {t('dosPasos.paso2')} <TextLink href={uri}>{t('dosPasos.abrirApp')}</TextLink>
          </li>
          <li>{t('dosPasos.paso3')}</li>
        </ol>
        <div className={`row wraps gap-8 ${styles.secret}`}>
          <p className="small soft">{t('dosPasos.aMano')}</p>
          <code className="small-size breaks">{secreto.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button kind="quiet" size="small" icon={<CopyIcon />} onClick={copy}>
            {t('dosPasos.copiar')}
          </Button>
          {uncopied && (
            <p role="alert" className="small wrong">
              {t('dosPasos.sinCopiar')}
            </p>
          )}
        </div>
        <FormProblemAlert problem={problem} />
        <div className={styles.typed}>
          <CodigoField control={form.control} name="totp" />
        </div>
        <div className="cluster gap-8">
          <Button type="submit" kind="solid" busy={activating}>
            {t('dosPasos.activar')}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('acciones.cancelar')}
          </Button>
        </div>
      </div>
    </form>
  )
}
