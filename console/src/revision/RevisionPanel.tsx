import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { fechas, vencimientoDe } from '@portal/contract/vigencia.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Anteriores } from './Anteriores.tsx'
import { Contexto } from './Contexto.tsx'
import { Declarado } from './Declarado.tsx'
import { declaredFechas, fechasSchema, type FechasSent } from './fechas.ts'
import { MotivoDecision, type ReasonedDecision } from './MotivoDecision.tsx'
import type { Revision } from './revision.ts'
import { RevisionActions } from './RevisionActions.tsx'
import { Resumen } from './Resumen.tsx'
import type { LastDecision } from './decision.ts'
import { UltimaDecision } from './UltimaDecision.tsx'
import { useDecision } from './useDecision.ts'

interface RevisionPanelProps {
  revision: Revision
  queue: Address
  last: LastDecision | null
  comparing: boolean
  onCompare: (() => void) | undefined
  onDecided: (decision: LastDecision) => void
}

/** Everything that decides a document, and the decision. */
export const RevisionPanel = ({
  revision,
  queue,
  last,
  comparing,
  onCompare,
  onDecided,
}: RevisionPanelProps) => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [asking, setAsking] = useState<ReasonedDecision | null>(null)
  const schema = useMemo(() => fechasSchema(revision), [revision])
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: declaredFechas(revision),
  })
  const { decide, deciding, problem, forgetProblem } = useDecision({
    revision,
    onDecided,
    onFields: (problems) => {
      for (const name of fechas) {
        if (problems[name] !== undefined) form.setError(name, { message: problems[name] })
      }
    },
  })

  const approve = async (sent: FechasSent) => {
    const vencimiento = vencimientoDe(revision, sent)
    const sure =
      vencimiento === null ||
      vencimiento >= hoyEnBuenosAires() ||
      (await confirm({
        title: t('revision.yaVencio.titulo'),
        message: t('revision.yaVencio.mensaje', { fecha: formatDate(vencimiento) }),
        confirmLabel: t('revision.yaVencio.confirmar'),
        color: 'warning',
      }))
    if (sure) decide('aprobar', sent)
  }
  const ask = (decision: ReasonedDecision) => {
    forgetProblem()
    setAsking(decision)
  }

  return (
    <Card
      component="section"
      aria-label={t('revision.panel')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        overflow: { xs: 'visible', lg: 'hidden' },
      }}
    >
      <UltimaDecision last={last} current={revision.documentoid} />
      <Box
        tabIndex={0}
        role="group"
        aria-label={t('revision.datos')}
        sx={{ flex: 1, minHeight: 0, overflowY: { lg: 'auto' } }}
      >
        <Resumen revision={revision} />
        <Declarado revision={revision} form={form} comparing={comparing} onCompare={onCompare} />
        <Contexto revision={revision} />
        <Anteriores revision={revision} queue={queue} />
      </Box>
      {problem !== undefined && asking === null && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {problem}
        </Alert>
      )}
      <RevisionActions
        estado={revision.estado}
        deciding={deciding}
        onApprove={() => {
          forgetProblem()
          void form.handleSubmit(approve)()
        }}
        onAsk={ask}
      />
      {asking && (
        <MotivoDecision
          decision={asking}
          revision={revision}
          busy={deciding !== undefined}
          problem={problem}
          onConfirm={(motivo) => decide(asking, { motivo })}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  )
}
