import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextArea } from '@portal/ui/fields/plain/TextBox.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch, type DeepPartial } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DecisionBar } from '../panel/DecisionBar.tsx'
import { FraseField } from '../panel/FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from '../panel/motivo.ts'
import { useOperador } from '../session/operador.ts'
import { PanelHead } from '../panel/PanelHead.tsx'
import { PanelLateral } from '../panel/PanelLateral.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useConfirmKey } from '../shortcuts/useConfirmKey.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { Carta } from './Carta.tsx'
import { CuentasQuePuede } from './CuentasQuePuede.tsx'
import { Opciones } from './Opciones.tsx'
import { opcionesDe, preguntables, teclas, type Opcion } from './posibles.ts'
import type { Registro } from './registro.ts'
import styles from './registroPanel.module.css'

/** What each operador typed beside a registration: whoever goes on to the next one and comes back finds it, until the window closes. */
const typedBeside = new Map<string, { wanted?: Opcion; nota?: string; motivo: DeepPartial<MotivoValues> }>()

interface RegistroPanelProps {
  registro: Registro
  /** Leaves it as it is and opens the next one. */
  onLater: (() => void) | undefined
  /** What was decided may be taken back from now on for a while. */
  onDecided: (registroid: string) => void
}

/** Approves, has the titular of an account asked, or rejects with a reason. What somebody else decided meanwhile shows instead. */
export const RegistroPanel = ({ registro, onLater, onDecided }: RegistroPanelProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { registroid, email } = registro
  const key = `${useOperador().operadorid} ${registroid}`
  const typed = typedBeside.get(key)
  const posibles = opcionesDe(registro)
  const can = (opcion: Opcion) => posibles.some((each) => each.opcion === opcion && each.impide === null)
  const [wanted, setDecision] = useState(typed?.wanted)
  const decision =
    wanted !== undefined && can(wanted)
      ? wanted
      : (posibles.find(({ impide }) => impide === null)?.opcion ?? 'rechazar')
  const choosable = preguntables(registro)
  const [chosen, setChosen] = useState<string>()
  const cuenta =
    choosable.find(({ cuenta_id }) => cuenta_id === chosen) ??
    (choosable.length === 1 ? choosable[0] : undefined)
  const [mustChoose, setMustChoose] = useState(false)
  const schema = useMemo(() => motivoSchema(t('motivo.elegir')), [t])
  const { control, handleSubmit } = useForm<MotivoValues>({
    resolver: zodResolver(schema),
    defaultValues: typed?.motivo ?? { frase: null, detalle: '' },
  })
  const motivo = useWatch({ control })
  const ownWords = motivo.frase === otro
  const [nota, setNota] = useState(typed?.nota ?? registro.nota_interna ?? '')
  // A note that nobody changed here is the record's, which somebody else may have changed since.
  const ownNota = nota === (registro.nota_interna ?? '') ? undefined : nota
  useEffect(() => {
    typedBeside.set(key, {
      ...(wanted && { wanted }),
      ...(ownNota !== undefined && { nota: ownNota }),
      motivo,
    })
  }, [key, wanted, ownNota, motivo])
  const noted =
    nota.trim() === (registro.nota_interna ?? '')
      ? {}
      : { nota_interna: nota.trim() === '' ? null : nota.trim() }
  const nombre = `${registro.firstname} ${registro.lastname}`
  const waits = () => ({ what: t('decision.espera.registro', { nombre }), about: `registro ${registroid}` })
  const approve = useWrite('AprobarRegistro', { waits })
  const reject = useWrite('RechazarRegistro', { waits })
  const join = useWrite('UnirRegistro', { waits })
  const withdraw = useWrite('RetirarPropuesta', { waits })
  const warnings = registro.controles.filter(({ ok }) => !ok).length
  const writes = [approve, reject, join, withdraw]
  const busy = writes.some(({ isPending }) => isPending)
  const problem = writes.find(({ error }) => error !== null)?.error

  const onError = (error: Error) => {
    if (error instanceof Waiting) toast({ severity: 'info', message: error.message, about: 'registro' })
    if (!(error instanceof Refusal) || !error.is('STALE_VERSION')) return
    void queryClient.invalidateQueries()
    toast({ severity: 'warning', message: t('decision.otroDecidio'), durationMs: 6000 })
  }

  // The panel is gone by then: what decided is asked, and not what it draws.
  const decided = async (write: Promise<unknown>) => {
    try {
      await write
      typedBeside.delete(key)
      onDecided(registroid)
    } catch (error) {
      if (error instanceof Error) onError(error)
    }
  }

  const askAndApprove = async () => {
    const sure =
      warnings === 0 ||
      (await confirm({
        title: t('registro.aprobar.titulo', { nombre }),
        message: t('registro.aprobar.conAvisos', { count: warnings, email }),
        confirmLabel: t('registro.aprobar.confirmar'),
      }))
    if (!sure) return
    await decided(approve.mutateAsync({ registroid, ...noted }))
  }
  const rejectSaying = (values: MotivoValues) =>
    decided(reject.mutateAsync({ registroid, motivo: motivoOf(values), ...noted }))
  const askTitular = () => {
    setMustChoose(!cuenta)
    if (!cuenta) return
    join.mutate(
      { registroid, cuentaid: cuenta.cuenta_id, ...noted },
      {
        onError,
        onSuccess: () => toast({ message: t('registro.unir.hecho', { cuenta: cuenta.accountname }) }),
      },
    )
  }
  // It asks first: the key that asked the titular, pressed once too often, takes nothing back.
  const askAndWithdraw = async () => {
    const cuenta = registro.propuesta?.accountname ?? '—'
    const sure = await confirm({
      title: t('registro.retirar.titulo', { cuenta }),
      message: t('registro.retirar.mensaje'),
      confirmLabel: t('registro.decision.confirmar.retirar'),
    })
    if (!sure) return
    withdraw.mutate(
      { registroid },
      { onError, onSuccess: () => toast({ message: t('registro.retirar.hecho') }) },
    )
  }
  const deeds: Record<Opcion, () => void> = {
    aprobar: () => void askAndApprove(),
    unir: askTitular,
    retirar: () => void askAndWithdraw(),
    rechazar: () => void handleSubmit(rejectSaying)(),
  }
  const decide = () => {
    if (busy) return
    for (const { error, reset } of writes) if (error !== null) reset()
    deeds[decision]()
  }
  useShortcuts(
    Object.fromEntries(
      posibles
        .filter(({ impide }) => impide === null)
        .map(({ opcion }) => [teclas[opcion].toLowerCase(), () => setDecision(opcion)]),
    ),
  )
  useConfirmKey(decide)

  return (
    <PanelLateral
      label={t('registro.decision.titulo')}
      foot={
        <DecisionBar
          notice={
            problem && (
              <Notice severity={problem instanceof Waiting ? 'info' : 'error'}>{problem.message}</Notice>
            )
          }
        >
          {onLater && (
            <Button aria-keyshortcuts="J" onClick={onLater}>
              {t('registro.decision.despues')} <Kbd>J</Kbd>
            </Button>
          )}
          <Button kind="primary" busy={busy} aria-keyshortcuts="Control+Enter" onClick={decide}>
            {t(`registro.decision.confirmar.${decision}`)} <Kbd>Ctrl ↵</Kbd>
          </Button>
        </DecisionBar>
      }
    >
      <PanelHead roomy title={t('registro.decision.titulo')} subtitle={t(`registro.aviso.${decision}`)} />
      <div className={styles.body}>
        <Opciones posibles={posibles} decision={decision} onDecision={setDecision} />
        {decision !== 'retirar' && (
          <TextArea
            label={t('registro.nota.etiqueta')}
            optional={t('campo.opcional')}
            hint={t('registro.nota.ayuda')}
            maxLength={500}
            value={nota}
            onChange={(event) => setNota(event.target.value)}
          />
        )}
        {decision === 'aprobar' && (
          <Carta
            para={email}
            asunto={t('registro.decision.correoAsunto')}
            dice={t('registro.decision.correoDice')}
          />
        )}
        {decision === 'unir' && (
          <>
            <CuentasQuePuede
              unibles={registro.unibles}
              elegida={cuenta?.cuenta_id}
              onElegida={(id) => {
                setChosen(id)
                setMustChoose(false)
              }}
            />
            {mustChoose && <Notice severity="error">{t('registro.unir.elegir')}</Notice>}
            {cuenta && (
              <Carta
                para={t('registro.unir.para', { cuenta: cuenta.accountname })}
                asunto={t('registro.unir.asunto', { nombre, cuenta: cuenta.accountname })}
                dice={t('registro.unir.dice', { nombre })}
              />
            )}
          </>
        )}
        {decision === 'rechazar' && (
          <>
            <FraseField
              control={control}
              label={t('motivo.frases')}
              frases={t('registro.rechazar.frases', { returnObjects: true })}
            />
            <TextField
              control={control}
              name="detalle"
              label={ownWords ? t('motivo.motivo') : t('motivo.detalle')}
              hint={t('registro.rechazar.ayuda', { email })}
              multiline
              maxLength={400}
              required={ownWords}
            />
          </>
        )}
      </div>
    </PanelLateral>
  )
}
