import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import { fechas, mesYaPaso, vencimientoDe } from '@portal/contract/vigencia.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from '../../panel/panel.module.css'
import { QuienLoAbrio } from '../../aperturas/QuienLoAbrio.tsx'
import { PanelLateral } from '../../panel/PanelLateral.tsx'
import { Anteriores } from '../anteriores/Anteriores.tsx'
import { Declarado } from './Declarado.tsx'
import type { LastDecision } from '../../recientes/decision.ts'
import { DelRecurso } from './DelRecurso.tsx'
import { declaredFechas, fechasSchema, type FechasSent } from './fechas.ts'
import { Juntos, tambienDe, type Alcance } from './Juntos.tsx'
import { Marcar } from '../decision/Marcar.tsx'
import { MotivoDecision, type ReasonedDecision } from '../decision/MotivoDecision.tsx'
import { Pedido } from './Pedido.tsx'
import { Resumen } from './Resumen.tsx'
import type { Revision } from '../documento/revision.ts'
import { RevisionActions } from '../decision/RevisionActions.tsx'
import { useDecision } from '../decision/useDecision.ts'
import type { Stroke } from '../decision/useKept.ts'
import { useSettled } from '../decision/useSettled.ts'
import type { vistaDe } from '../visor/vista.ts'

interface RevisionPanelProps {
  revision: Revision
  /** Who else looks at it. */
  mirando: string | null
  queue: Address
  /** Whether the document is before the eyes of who decides. */
  vista: ReturnType<typeof vistaDe>
  /** The key that decided last, of whichever document. */
  lastStrokeRef: RefObject<Stroke | undefined>
  /** The person says that they looked at the original of what could not be drawn. */
  onOriginal: () => void
  /** What its text says, held against the record. */
  leido: ReactNode
  /** What there is nothing to read of. */
  falta: ReactNode
  /** Where a mark begins: what does not agree with the record. */
  firstMark: Marca | undefined
  comparing: boolean
  onCompare: (() => void) | undefined
  /** The decision whose reason is being written, in the place of everything else. */
  asking: ReasonedDecision | undefined
  onAsk: (decision: ReasonedDecision | undefined) => void
  /** Where on the paper the reason of a rejection is to be seen. */
  marca: Marca | undefined
  onMarca: (marca: Marca | undefined) => void
  onDecided: (decision: LastDecision) => void
}

/** Everything that decides a document, and the decision. */
export const RevisionPanel = ({
  revision,
  mirando,
  queue,
  vista,
  lastStrokeRef,
  onOriginal,
  leido,
  falta,
  firstMark,
  comparing,
  onCompare,
  asking,
  onAsk,
  marca,
  onMarca,
  onDecided,
}: RevisionPanelProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const seen = useSettled(vista === 'visto')
  const [returning, setReturning] = useState<ReasonedDecision>()
  const schema = useMemo(() => fechasSchema(revision), [revision])
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: declaredFechas(revision),
  })
  // Asked for as it is drawn: the form counts it for nobody else.
  const { isDirty } = form.formState
  const [alcance, setAlcance] = useState<Alcance>('todos')
  const tambien = tambienDe(revision, alcance)
  const [firstFile] = revision.archivos
  const { decide, deciding, problem, forgetProblem } = useDecision({
    revision,
    queue,
    tambien,
    onDecided,
    onFields: (problems) => {
      for (const name of fechas) {
        if (problems[name] !== undefined) form.setError(name, { message: problems[name] })
      }
    },
  })

  const approve = async (sent: FechasSent) => {
    const vencimiento = vencimientoDe(revision, sent)
    const tardio = revision.tardio && mesYaPaso(revision, sent, hoyEnBuenosAires())
    if (vencimiento === null || vencimiento >= hoyEnBuenosAires() || tardio) {
      // What was typed waits for its answer: it would be lost with a refusal.
      decide('aprobar', sent, { ahead: !isDirty })
      return
    }
    const sure = await confirm({
      title: t('revision.yaVencio.titulo'),
      message: t('revision.yaVencio.mensaje', { fecha: formatDate(vencimiento) }),
      confirmLabel: t('revision.yaVencio.confirmar'),
    })
    if (sure) decide('aprobar', { ...sent, aunque_vencido: true })
  }

  if (asking)
    return (
      <MotivoDecision
        decision={asking}
        revision={revision}
        cuantos={tambien.length + 1}
        busy={deciding !== undefined}
        problem={problem}
        onConfirm={(reason) =>
          decide(asking, { ...reason, ...(asking === 'rechazar' && marca && { marca }) })
        }
        onClose={() => {
          setReturning(asking)
          onAsk(undefined)
        }}
      >
        {asking === 'rechazar' && firstFile && (
          <Marcar
            marca={marca}
            first={firstMark ?? { archivoid: firstFile.archivoid, pagina: 1, x: 0.5, y: 0.5 }}
            onMarca={onMarca}
          />
        )}
      </MotivoDecision>
    )
  return (
    <PanelLateral
      label={t('revision.panel')}
      foot={
        <>
          {problem !== undefined && (
            <Notice severity="error" className={styles.problem}>
              {problem}
            </Notice>
          )}
          <RevisionActions
            estado={revision.estado}
            cuantos={tambien.length + 1}
            mine={revision.presentado_por_mi}
            mirando={mirando}
            drawn={vista === 'visto'}
            seen={seen}
            lastStrokeRef={lastStrokeRef}
            unseeable={vista === 'fallido'}
            returning={returning}
            onOriginal={onOriginal}
            deciding={deciding}
            onApprove={() => {
              forgetProblem()
              void form.handleSubmit(approve)()
            }}
            onAsk={(decision) => {
              forgetProblem()
              onAsk(decision)
            }}
          />
        </>
      }
    >
      <div role="group" aria-label={t('revision.datos')}>
        <Resumen revision={revision} />
        <DelRecurso revision={revision} />
        <Juntos revision={revision} queue={queue} alcance={alcance} onAlcance={setAlcance} />
        <Declarado revision={revision} form={form} />
        {leido}
        <Anteriores
          key={revision.documentoid}
          revision={revision}
          queue={queue}
          comparing={comparing}
          onCompare={onCompare}
        />
        {falta}
        <Pedido revision={revision} />
        <QuienLoAbrio documentoid={revision.documentoid} />
      </div>
    </PanelLateral>
  )
}
