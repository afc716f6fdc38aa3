import { Refusal } from '@portal/contract/refusals.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import styles from '../../piezas/form.module.css'
import { Exigencias } from '../Exigencias.tsx'
import type { Operacion } from '../operacion.ts'
import { queExija } from '../vista.ts'
import { copiables } from './copiables.ts'
import { QuienNoPodria } from './QuienNoPodria.tsx'

interface CopiarDeProps {
  operacion: Operacion
  onClose: () => void
}

/** Asks here for what another operacion asks too: what that is, and who could no longer go, is seen before it is saved. */
export const CopiarDe = ({ operacion, onClose }: CopiarDeProps) => {
  const t = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const write = useWrite('SaveOperacion')
  const operaciones = useQuery(operationQuery('ListCatalogoOperaciones', {}))
  const tipos = useQuery(operationQuery('ListTipos', {}))
  const form = useForm({ defaultValues: { de: '' } })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const de = useWatch({ control: form.control, name: 'de' })

  const others = operaciones.data?.records.filter(
    ({ operacionid, exigencias }) => operacionid !== operacion.operacionid && exigencias.length > 0,
  )
  const other = others?.find(({ operacionid }) => operacionid === de)
  const found =
    other &&
    tipos.data &&
    copiables(other.exigencias, {
      propias: operacion.exigencias,
      tipos: tipos.data.records,
      hoy: hoyEnBuenosAires(),
    })
  const count = found?.nuevas.length ?? 0
  const input =
    found && count > 0 ? queExija(operacion, [...operacion.exigencias, ...found.nuevas]) : undefined
  const porque = new Map(found?.otras.map(({ exigencia, porque }) => [exigencia.tipodocumentoid, porque]))

  const submit = form.handleSubmit(async () => {
    clear()
    if (!input || !other) return
    try {
      await write.mutateAsync(input)
      toast({
        message: t('operacion.copiar.hecho', {
          count,
          n: formatNumber(count),
          nombre: operacion.nombre,
          otra: other.nombre,
        }),
        about: 'operacion',
      })
      onClose()
    } catch (error) {
      report(error)
      // What it asks now, and who that touches, shows in the place of what it did.
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })

  const failed = [operaciones, tipos].find(({ error, data }) => error && !data)
  return (
    <FormPanel
      open
      large
      title={t('operacion.copiar.titulo', { nombre: operacion.nombre })}
      subtitle={t('operacion.copiar.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={write.isPending} disabled={!input}>
            {count === 0
              ? t('operacion.copiar.corto')
              : t('operacion.copiar.cuantas', { count, n: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem} />
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : !others ? (
          <Placeholder height={72} />
        ) : others.length === 0 ? (
          <p className="soft">{t('operacion.copiar.ninguna')}</p>
        ) : (
          <SelectField
            control={form.control}
            name="de"
            label={t('operacion.copiar.de')}
            options={others.map(({ operacionid, nombre, exigencias }) => ({
              value: operacionid,
              label: t('operacion.copiar.opcion', {
                count: exigencias.length,
                n: formatNumber(exigencias.length),
                nombre,
              }),
            }))}
            emptyLabel={t('operacion.copiar.elegi')}
            required
          />
        )}
        {input && <QuienNoPodria input={input} operacion={operacion} />}
        {found && count === 0 && <p role="status">{t('operacion.copiar.nadaNuevo')}</p>}
        {found && count > 0 && (
          <section className="stack gap-4">
            <h3 className="small bold">{t('operacion.copiar.nuevas')}</h3>
            <div className="framed clipped">
              <Exigencias exigencias={found.nuevas} label={t('operacion.copiar.nuevas')} />
            </div>
          </section>
        )}
        {found && found.otras.length > 0 && (
          <section className="stack gap-4">
            <h3 className="small bold">{t('operacion.copiar.otras')}</h3>
            <div className="framed clipped">
              <Exigencias
                exigencias={found.otras.map(({ exigencia }) => exigencia)}
                label={t('operacion.copiar.otras')}
                besides={({ tipodocumentoid }) => {
                  const why = porque.get(tipodocumentoid)
                  return why && t(`operacion.copiar.porque.${why}`)
                }}
              />
            </div>
          </section>
        )}
      </div>
    </FormPanel>
  )
}
