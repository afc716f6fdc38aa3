import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { diasDePedido, maxNota, PedidoForm } from '@portal/contract/pedidos.ts'
import { opcional, texto } from '@portal/contract/values.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useReturnFocus } from '@portal/ui/feedback/useReturnFocus.ts'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { EnlaceHecho } from '../enlaceHecho.ts'
import { Enlaces } from '../Enlaces.tsx'
import { casillaId, tickedAtFirst, type Elegida, type Pedible } from './eleccion.ts'
import { QuePedir } from './QuePedir.tsx'
import { useMensaje } from './useMensaje.ts'
import styles from './pedir.module.css'

export interface PedirDialogProps {
  /** Whose papers: a link for each. */
  recursos: readonly string[]
  /** The papers of the rows that it was opened from. */
  elegidas?: readonly Elegida[] | undefined
  onClose: () => void
}

/** How long a link may be good, as it is offered. */
const dias = [1, 3, 7, 14, 30] as const

const schema = z.object({
  destinatario: z.union([z.literal(''), PedidoForm.destinatario]),
  telefono: PedidoForm.telefono,
  nota: opcional(texto(maxNota)),
  dias: z.string(),
})

/** Asks for papers by links: what of, how it will read, and then the links themselves, which are shown this once. */
export const PedirDialog = ({ recursos, elegidas, onClose }: PedirDialogProps) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListPedibles', { recursos: [...recursos] }))
  const [made, setMade] = useState<readonly EnlaceHecho[]>()
  useReturnFocus()
  if (made) return <Enlaces hechos={made} onClose={onClose} />
  const pedibles = (data?.records ?? []).filter(({ casillas = [] }) => casillas.length > 0)
  if (data && pedibles.length > 0)
    return (
      <Formulario
        pedibles={pedibles}
        usual={data.dias ?? diasDePedido}
        elegidas={elegidas}
        onMade={setMade}
        onClose={onClose}
      />
    )
  return (
    <FormPanel
      open
      title={t('pedidos.pedirPapeles')}
      onClose={onClose}
      actions={
        <Button size="large" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
      }
    >
      {!data && error && (
        <ErrorState error={error} title={t('pedidos.noSeVe')} onRetry={() => void refetch()} />
      )}
      <p role="status">{data ? t('pedidos.nadaQuePedir') : !error && t('acciones.cargando')}</p>
    </FormPanel>
  )
}

interface FormularioProps {
  pedibles: readonly Pedible[]
  usual: number
  elegidas: readonly Elegida[] | undefined
  onMade: (hechos: readonly EnlaceHecho[]) => void
  onClose: () => void
}

const Formulario = ({ pedibles, usual, elegidas, onMade, onClose }: FormularioProps) => {
  const t = useTexts()
  const crear = useWrite('CrearPedidos', { once: true })
  const [atFirst] = useState<ReadonlySet<string>>(() => new Set(tickedAtFirst(pedibles, elegidas)))
  const [ticked, setTicked] = useState(atFirst)
  const [tried, setTried] = useState(false)
  const [first] = pedibles
  const alone = pedibles.length === 1 ? first : undefined
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: {
      destinatario: alone?.destinatario ?? '',
      telefono: alone?.telefono ?? '',
      nota: '',
      dias: String(usual),
    },
  })
  const { control } = form
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty || !isSame(ticked, atFirst), onClose)
  const [destinatario, nota, chosen] = useWatch({ control, name: ['destinatario', 'nota', 'dias'] })
  const mensaje = useMensaje()
  const asked = pedibles
    .map((pedible) => ({
      pedible,
      papeles: (pedible.casillas ?? []).filter((casilla) =>
        ticked.has(casillaId(pedible.recursoid, casilla)),
      ),
    }))
    .filter(({ papeles }) => papeles.length > 0)
  const [shown] = asked

  const submit = form.handleSubmit(async (values) => {
    setTried(true)
    if (asked.length === 0) return
    clear()
    try {
      const { records } = await crear.mutateAsync({
        pedidos: asked.map(({ pedible, papeles }) => ({
          destinatario: (alone && values.destinatario) || (pedible.destinatario ?? recursoName(pedible)),
          telefono: alone ? values.telefono : (pedible.telefono ?? null),
          casillas: papeles.map(({ tipodocumentoid, periodo }) => ({
            recursoid: pedible.recursoid,
            tipodocumentoid,
            ...(periodo && { periodo }),
          })),
        })),
        nota: values.nota,
        dias: Number(values.dias),
      })
      onMade(
        records.map((record, i) => ({
          ...record,
          nota: values.nota ?? '',
          papeles: asked[i]?.papeles ?? [],
        })),
      )
    } catch (failure) {
      report(failure)
    }
  })

  const options = [...new Set([...dias, usual])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: String(each), label: t('pedidos.dias', { count: each, n: each }) }))
  return (
    <FormPanel
      open
      wide
      title={
        alone
          ? t('pedidos.pedirseloA', { nombre: recursoName(alone) })
          : t('pedidos.pedirA', { count: pedibles.length, n: formatNumber(pedibles.length) })
      }
      subtitle={t('pedidos.comoEs')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button size="large" kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button size="large" kind="primary" type="submit" busy={crear.isPending}>
            {t('pedidos.hacer', { count: asked.length, n: formatNumber(asked.length) })}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className="stack gap-16">
          <FormProblemAlert problem={problem} />
          <QuePedir
            pedibles={pedibles}
            ticked={ticked}
            atFirst={atFirst}
            onTick={(id, on) => {
              const next = new Set(ticked)
              if (on) next.add(id)
              else next.delete(id)
              setTicked(next)
            }}
            missing={tried && asked.length === 0}
          />
          {alone && (
            <div className={styles.two}>
              <TextField
                control={control}
                name="destinatario"
                label={t('pedidos.campos.destinatario')}
                required
                maxLength={80}
              />
              <TextField
                control={control}
                name="telefono"
                label={t('pedidos.campos.telefono')}
                hint={t('pedidos.campos.telefonoAyuda')}
                required={false}
                type="tel"
                inputMode="tel"
                maxLength={40}
              />
            </div>
          )}
          <div className={styles.two}>
            <TextField
              control={control}
              name="nota"
              label={t('pedidos.campos.nota')}
              hint={t('pedidos.campos.notaAyuda')}
              required={false}
              maxLength={maxNota}
            />
            <SelectField
              control={control}
              name="dias"
              label={t('pedidos.campos.dias')}
              options={options}
              required
            />
          </div>
          <Notice severity="info">{t('pedidos.noManda')}</Notice>
        </div>
        {shown && (
          <section aria-label={t('pedidos.asiLoLee')} className={styles.preview}>
            <h3 className="small semibold">{t('pedidos.asiLoLee')}</h3>
            <p className={styles.message}>
              {mensaje({
                destinatario: alone
                  ? destinatario
                  : (shown.pedible.destinatario ?? recursoName(shown.pedible)),
                papeles: shown.papeles,
                nota: nota ?? '',
                vence: sumarDias(hoyEnBuenosAires(), Number(chosen)),
                enlace: undefined,
              })}
            </p>
            <p className="tiny soft">{t('pedidos.queMuestra')}</p>
          </section>
        )}
      </div>
    </FormPanel>
  )
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))
