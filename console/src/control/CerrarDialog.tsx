import type { Request } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { controlLook } from '@portal/parts/control/controlLook.ts'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { sessionQuery } from '../app.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { CheckField } from '@portal/ui/fields/CheckField.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock as CloseIcon } from 'lucide-react'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { rutas } from '../rutas.ts'
import styles from './control.module.css'
import { EnsayoPanel } from './EnsayoPanel.tsx'

interface CerrarDialogProps {
  mes: string
  /** Of these alone; of all that count where it is left out. */
  cuentas?: readonly string[]
  onClose: () => void
}

/** What a close would freeze, before it does: whom of, what is missing and what waits. */
export const CerrarDialog = ({ mes, cuentas, onClose }: CerrarDialogProps) => {
  const t = useTexts()
  const id = useId()
  const toast = useToast()
  const queryClient = useQueryClient()
  const nombre = useQuery(sessionQuery).data?.login.nombre ?? ''
  const save = useWrite('CerrarMes')
  const form = useForm({ defaultValues: { cuales: 'todas', entendido: false } })
  const { problem, report, clear } = useFormProblem(form)
  const cuales = useWatch({ control: form.control, name: 'cuales' })
  const entendido = useWatch({ control: form.control, name: 'entendido' })
  const whose: Pick<Request<'CerrarMes'>, 'mes' | 'cuentas'> = {
    mes,
    ...(cuentas && { cuentas: [...cuentas] }),
  }
  // What is seen before it is written is never what was seen another time.
  const todas = useQuery({ ...operationQuery('CerrarMes', { ...whose, soloVista: true }), gcTime: 0 })
  const soloCompletas = cuales === 'completas'
  const seen = useQuery({
    ...operationQuery('CerrarMes', { ...whose, soloCompletas, soloVista: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const vista = seen.data?.vista
  const all = todas.data?.vista
  const nothing = vista !== undefined && vista.cuentas + vista.complementarios === 0
  const submit = form.handleSubmit(async () => {
    clear()
    if (!vista) return
    try {
      const { records } = await save.mutateAsync({ ...whose, soloCompletas, faltan: vista.faltan })
      const [first] = records
      toast({
        message:
          records.length === 1 && first
            ? t('controles.cerrar.hechoUno', { numero: formatNumber(first.numero) })
            : t('controles.cerrar.hecho', { count: records.length, n: formatNumber(records.length) }),
        about: 'controles',
      })
      onClose()
    } catch (error) {
      report(error)
      // What was seen is not so any more: what is shows in its place.
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })
  const lines = vista && [
    vista.faltan > 0 && { estado: 'falta' as const, n: vista.faltan, key: 'faltan' as const },
    vista.enRevision > 0 && {
      estado: 'en revision' as const,
      n: vista.enRevision,
      key: 'enRevision' as const,
    },
    vista.tardios > 0 && { estado: 'tardio' as const, n: vista.tardios, key: 'tardios' as const },
    vista.exceptuados > 0 && {
      estado: 'exceptuado' as const,
      n: vista.exceptuados,
      key: 'exceptuados' as const,
    },
    vista.complementarios > 0 && {
      estado: 'tardio' as const,
      n: vista.complementarios,
      key: 'complementarios' as const,
    },
    vista.iguales > 0 && { estado: 'cumplido' as const, n: vista.iguales, key: 'iguales' as const },
  ]
  return (
    <EnsayoPanel
      title={t('controles.cerrar.titulo', { mes: mesEnPalabras(mes) })}
      subtitle={t('controles.cerrar.hace')}
      visto={seen}
      hay={vista !== undefined}
      ensayo="controles.cerrar.ensayo"
      before={
        cuentas === undefined &&
        all &&
        all.completas < all.cuentas &&
        all.completas > 0 && (
          <SegmentField
            control={form.control}
            name="cuales"
            label={t('controles.cerrar.cuales')}
            options={[
              {
                value: 'todas',
                label: t('controles.cerrar.todas', { count: all.cuentas, n: formatNumber(all.cuentas) }),
              },
              {
                value: 'completas',
                label: t('controles.cerrar.completas', {
                  count: all.completas,
                  n: formatNumber(all.completas),
                }),
              },
            ]}
          />
        )
      }
      problem={problem}
      boton={{
        label:
          vista && vista.faltan > 0
            ? t('controles.cerrar.conFaltas', { count: vista.faltan, n: formatNumber(vista.faltan) })
            : t('controles.cerrar.accion'),
        icon: <CloseIcon size={20} />,
        busy: save.isPending,
        disabled: !vista || nothing || !entendido || seen.isPlaceholderData,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {nothing ? (
        <p className="soft">{t('controles.cerrar.nada')}</p>
      ) : (
        <>
          {vista && lines && (
            <section aria-labelledby={id} aria-busy={seen.isPlaceholderData}>
              <h3 id={id} className="small semibold below-8">
                {t('controles.cerrar.asi')}
              </h3>
              <dl className={styles.frozen}>
                {(['choferes', 'cumplidos', 'faltan'] as const).map((key) => (
                  <div key={key}>
                    <dt className="small-size soft">
                      {t(`controles.cerrar.congela.${key}`, { count: vista[key] })}
                    </dt>
                    <dd>{formatNumber(vista[key])}</dd>
                  </div>
                ))}
              </dl>
              <ul className={`lined ${styles.listed}`}>
                {lines.flatMap((line) => {
                  if (!line) return []
                  const { tone, icon: Icon } = controlLook[line.estado]
                  return (
                    <li key={line.key} className="row gap-12 at-top small-size pad-10-16">
                      <Icon size={20} aria-hidden style={{ color: toneToken(tone, 'text') }} />
                      <span className="grow slim">
                        {t(`controles.cerrar.${line.key}`, { count: line.n, n: formatNumber(line.n) })}
                      </span>
                      {line.key === 'enRevision' && (
                        <TextLink
                          href={rutas.revision(cuentas?.length === 1 ? { cuentaid: cuentas[0] } : {})}
                        >
                          {t('controles.cerrar.revisarlos')}
                        </TextLink>
                      )}
                    </li>
                  )
                })}
              </ul>
            </section>
          )}
          <CheckField
            control={form.control}
            name="entendido"
            label={t('controles.cerrar.entendido', { nombre })}
          />
        </>
      )}
    </EnsayoPanel>
  )
}
