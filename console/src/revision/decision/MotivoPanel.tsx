import { zodResolver } from '@hookform/resolvers/zod'
import { X as CloseIcon } from 'lucide-react'
import { useBackCloses } from '@portal/ui/app/useBackCloses.ts'
import { Button, IconButton } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { BackCloses } from '@portal/ui/form/backCloses.ts'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DecisionBar } from '../../panel/DecisionBar.tsx'
import { FraseField } from '../../panel/FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from '../../panel/motivo.ts'
import panel from '../../panel/panel.module.css'
import { PanelHead } from '../../panel/PanelHead.tsx'
import { PanelLateral } from '../../panel/PanelLateral.tsx'
import { Seccion } from '../../piezas/Seccion.tsx'
import { dialogIsOpen } from '../../shortcuts/dialogIsOpen.ts'
import { Kbd } from '../../shortcuts/Kbd.tsx'
import { useConfirmKey } from '../../shortcuts/useConfirmKey.ts'

interface MotivoPanelProps {
  /** What is decided, and about what: a reason that a session's end cut off is offered back there. */
  name: string
  title: string
  subtitle: string
  /** Who reads it, and what follows. */
  hint: string
  /** Who reads it, by name, where it is shown as they will. */
  reader?: string
  /** The sentences most often needed; the person may add their own words, or write only those. */
  frases?: readonly string[]
  /** What else is said with the reason. */
  children?: ReactNode
  confirmLabel: string
  busy: boolean
  problem: string | undefined
  /** `frase` is the ready sentence that was chosen, if one was. */
  onConfirm: (motivo: string, frase: string | null) => void
  onClose: () => void
}

/** Asks why, in the place of the panel: what is decided about stays in sight. Mounted while it is open, so that each time starts afresh. */
export const MotivoPanel = ({
  name,
  title,
  subtitle,
  hint,
  reader,
  frases,
  children,
  confirmLabel,
  busy,
  problem,
  onConfirm,
  onClose,
}: MotivoPanelProps) => {
  const t = useTexts()
  const schema = useMemo(() => motivoSchema(t('motivo.elegir')), [t])
  const form = useForm<MotivoValues>({
    resolver: zodResolver(schema),
    defaultValues: { frase: frases ? null : otro, detalle: '' },
  })
  const { control, handleSubmit } = form
  const typed = useWatch({ control })
  const frase = typed.frase ?? null
  const preview = motivoOf({ frase, detalle: typed.detalle ?? '' })
  const submit = handleSubmit((values) => onConfirm(motivoOf(values), values.frase))
  useConfirmKey(() => {
    if (!busy) void submit()
  })
  const close = useAskedClose(() => (typed.detalle ?? '').trim() !== '', onClose)
  const back = () => {
    if (!busy) void close()
  }
  useEscape(back)
  useBackCloses(back)

  return (
    <form noValidate onSubmit={submit} className="stack slim low">
      <PanelLateral
        label={title}
        foot={
          <DecisionBar notice={problem && <Notice severity="error">{problem}</Notice>}>
            <Button onClick={back} disabled={busy}>
              {t('acciones.cancelar')} <Kbd>Esc</Kbd>
            </Button>
            <Button type="submit" kind="primary" busy={busy} aria-keyshortcuts="Control+Enter">
              {confirmLabel} <Kbd>Ctrl ↵</Kbd>
            </Button>
          </DecisionBar>
        }
      >
        <PanelHead
          title={title}
          subtitle={subtitle}
          action={
            <IconButton label={t('motivo.volver')} onClick={back} disabled={busy} className={panel.close}>
              <CloseIcon />
            </IconButton>
          }
        />
        <BackCloses value>
          <FormGuard name={name} form={form} />
        </BackCloses>
        {frases && (
          <Seccion title={t('motivo.frases')}>
            <FraseField control={control} frases={frases} label={t('motivo.frases')} autoFocus />
          </Seccion>
        )}
        <div className="line-below pad-16">
          <TextField
            control={control}
            name="detalle"
            label={frase === otro ? t('motivo.motivo') : t('motivo.detalle')}
            hint={hint}
            multiline
            maxLength={400}
            required={frase === otro}
            autoFocus={frases === undefined}
          />
        </div>
        {children}
        {reader !== undefined && preview !== '' && (
          <Seccion title={t('motivo.asiLoLee', { nombre: reader })}>
            <p className="small breaks rounded shaded pad-8-12">{preview}</p>
          </Seccion>
        )}
      </PanelLateral>
    </form>
  )
}

/** Esc goes back, wherever the focus is; what is open above has it first. */
const useEscape = (close: () => void) => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || dialogIsOpen()) return
      // Or the browser closes, by the same key, what it is asked in.
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
