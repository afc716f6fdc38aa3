import { zodResolver } from '@hookform/resolvers/zod'
import { X as CloseIcon } from 'lucide-react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from './DecisionBar.tsx'
import { FraseField } from './FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from './motivo.ts'
import { PanelLateral } from './PanelLateral.tsx'
import { Seccion } from './Seccion.tsx'
import { Kbd } from './shortcuts/Kbd.tsx'
import { useConfirmKey } from './shortcuts/useConfirmKey.ts'

interface MotivoPanelProps {
  title: string
  subtitle: string
  /** Who reads it, and what follows. */
  hint: string
  /** Who reads it, by name, where it is shown as they will. */
  reader?: string
  /** The sentences most often needed; the person may add their own words, or write only those. */
  frases?: readonly string[]
  confirmLabel: string
  busy: boolean
  problem: string | undefined
  onConfirm: (motivo: string) => void
  onClose: () => void
}

/** Asks why, in the place of the panel: what is decided about stays in sight. Mounted while it is open, so that each time starts afresh. */
export const MotivoPanel = ({
  title,
  subtitle,
  hint,
  reader,
  frases,
  confirmLabel,
  busy,
  problem,
  onConfirm,
  onClose,
}: MotivoPanelProps) => {
  const { t } = useTranslation()
  const schema = useMemo(() => motivoSchema(t('motivo.elegir')), [t])
  const { control, handleSubmit } = useForm<MotivoValues>({
    resolver: zodResolver(schema),
    defaultValues: { frase: frases ? null : otro, detalle: '' },
  })
  const typed = useWatch({ control })
  const frase = typed.frase ?? null
  const preview = motivoOf({ frase, detalle: typed.detalle ?? '' })
  const submit = handleSubmit((values) => onConfirm(motivoOf(values)))
  useConfirmKey(() => {
    if (!busy) void submit()
  })
  useEscape(() => {
    if (!busy) onClose()
  })

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', minWidth: 0, minHeight: 0 }}>
      <PanelLateral
        label={title}
        foot={
          <DecisionBar
            notice={
              problem && (
                <Alert severity="error" sx={{ borderRadius: 0 }}>
                  {problem}
                </Alert>
              )
            }
          >
            <Button variant="outlined" color="inherit" onClick={onClose} disabled={busy}>
              {t('acciones.cancelar')} <Kbd>Esc</Kbd>
            </Button>
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              loading={busy}
              aria-keyshortcuts="Control+Enter"
            >
              {confirmLabel} <Kbd>Ctrl ↵</Kbd>
            </Button>
          </DecisionBar>
        }
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            padding: '16px 16px 12px',
            borderBlockEnd: `1px solid ${token('line')}`,
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ lineHeight: '24px' }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          </Box>
          <Tooltip title={t('motivo.volver')}>
            <IconButton
              aria-label={t('motivo.volver')}
              onClick={onClose}
              disabled={busy}
              sx={{ margin: '-8px -8px 0 0', color: token('inkSoft') }}
            >
              <CloseIcon />
            </IconButton>
          </Tooltip>
        </Box>
        {frases && (
          <Seccion title={t('motivo.frases')}>
            <FraseField control={control} frases={frases} label={t('motivo.frases')} autoFocus />
          </Seccion>
        )}
        <Box sx={{ padding: 2, borderBlockEnd: `1px solid ${token('line')}` }}>
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
        </Box>
        {reader !== undefined && preview !== '' && (
          <Seccion title={t('motivo.asiLoLee', { nombre: reader })}>
            <Typography
              variant="body2"
              sx={{
                padding: '8px 12px',
                borderRadius: '8px',
                overflowWrap: 'anywhere',
                backgroundColor: token('cardShade'),
              }}
            >
              {preview}
            </Typography>
          </Seccion>
        )}
      </PanelLateral>
    </Box>
  )
}

/** Esc goes back, wherever the focus is; what is open above has it first. */
const useEscape = (close: () => void) => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && document.querySelector('[role="dialog"]') === null)
        latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
