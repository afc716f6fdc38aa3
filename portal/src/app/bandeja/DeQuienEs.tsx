import { esRequerida, fechasDe } from '@portal/contract/vigencia.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Check as WhyIcon, ScanLine as ReadIcon } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PedirDeNuevo } from '../pedidos/PedirDeNuevo.tsx'
import type { EnlaceHecho } from '../pedidos/enlaceHecho.ts'
import styles from './bandeja.module.css'
import { DeCual } from './DeCual.tsx'
import { Duda } from './Duda.tsx'
import type { Entrada } from './entrada.ts'
import { dudaDe, posiblesDe } from './posibles.ts'
import { saidOf } from './saidOf.ts'
import type { useEntrada } from './useEntrada.ts'

/** Whose legajo it came in, and what was decided there: nothing of it counts here. */
const DelLegajo = ({ de, conocida, estado }: NonNullable<Entrada['legajo']>) => {
  const t = useTexts()
  return (
    <p className="small">
      {t(conocida ? 'bandeja.legajo.conocida' : 'bandeja.legajo.desconocida', { de })}{' '}
      <span className="soft">
        {t('bandeja.legajo.alla', {
          estado: t(`bandeja.legajo.estado.${estado === 'aprobado' ? 'aprobado' : 'en revision'}`),
        })}
      </span>
    </p>
  )
}

interface DeQuienEsProps {
  entrada: Entrada
  work: ReturnType<typeof useEntrada>
  /** It was asked for again. */
  onAsked: (hecho: EnlaceHecho) => void
}

/** Whose one is, of which type and until when, each with why it is proposed. */
export const DeQuienEs = ({ entrada, work, onAsked }: DeQuienEsProps) => {
  const t = useTexts()
  const { form, problem, busy, tipos, regla, present, discard } = work
  const { control } = form
  const tipodocumentoid = useWatch({ control, name: 'tipodocumentoid' }) ?? ''
  const { data: recursos, isFetching } = useQuery({
    ...operationQuery('RecursosDelTipo', { tipodocumentoid }),
    enabled: tipodocumentoid !== '',
  })
  const known = recursos?.records ?? []
  const [isOther, setOther] = useState(false)
  const posibles = posiblesDe(entrada, known)
  const duda = dudaDe(entrada)
  const named = known.map((each) => ({ value: each.recursoid, label: recursoName(each) }))
  // The proposed one is there before the others are known, and where it is asked for it no more.
  const offered = [
    ...(entrada.recursoid
      ? [{ ...entrada, recursoid: entrada.recursoid, nombre: entrada.nombre ?? undefined }]
      : []),
    ...posibles,
  ].map((each) => ({ value: each.recursoid, label: recursoName(each) }))
  const asked = regla ? fechasDe(regla.vigencia).filter((fecha) => esRequerida(regla.vigencia, fecha)) : []
  const leidas = new Set<string>(
    (entrada.porques ?? []).flatMap(({ campo, porque }) =>
      porque === 'hoja' || porque === 'codigo' ? [campo] : [],
    ),
  )
  return (
    <form
      noValidate
      aria-label={t('bandeja.queEs')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void present()
      }}
    >
      <div className={styles.fields}>
        <FormGuard name={`entrada ${entrada.entradaid}`} form={form} tabs />
        <FormProblemAlert problem={problem} />
        {duda && <Duda duda={duda} entrada={entrada} />}
        {posibles.length > 0 && !isOther && (
          <DeCual
            control={control}
            name="recursoid"
            posibles={posibles}
            tipodocumentoid={tipodocumentoid}
            vigencia={regla?.vigencia}
            onOther={() => setOther(true)}
          />
        )}
        <AutocompleteField
          control={control}
          name="tipodocumentoid"
          label={t('bandeja.campos.tipo')}
          options={tipos.map(({ tipodocumentoid: value, nombre }) => ({ value, label: nombre }))}
          loading={tipos.length === 0}
          required
        />
        {(posibles.length === 0 || isOther) && (
          <div className="stack">
            <AutocompleteField
              control={control}
              name="recursoid"
              label={t('bandeja.campos.recurso')}
              options={[
                ...offered.filter(({ value }) => !named.some((each) => each.value === value)),
                ...named,
              ]}
              loading={isFetching}
              required
            />
            {isOther && posibles.length > 0 && (
              <Button kind="quiet" size="small" className={styles.likely} onClick={() => setOther(false)}>
                {t('bandeja.deCual.posibles')}
              </Button>
            )}
          </div>
        )}
        {asked.map((fecha) => (
          <DateField
            key={fecha}
            control={control}
            name={fecha}
            label={t(`presentar.campos.${fecha}`)}
            required
            precision={fecha === 'periodo' ? 'month' : 'day'}
            maxDate={fecha === 'fecha_emision' ? hoyEnBuenosAires() : undefined}
          />
        ))}
        {asked.some((fecha) => leidas.has(fecha)) && (
          <p className="row gap-6 small soft">
            <ReadIcon size={16} aria-hidden />
            {t('bandeja.leido')}
          </p>
        )}
        <TextField
          control={control}
          name="numero"
          label={t('presentar.campos.numero')}
          required={false}
          maxLength={60}
        />
        {entrada.legajo && <DelLegajo {...entrada.legajo} />}
        {(entrada.porques ?? []).length > 0 && (
          <div>
            <h2 className="small semibold">{t('bandeja.porQue')}</h2>
            <ul className="stack gap-4 small soft">
              {(entrada.porques ?? []).map(({ campo, porque, dice }) => (
                <li key={campo} className="flex gap-6">
                  <WhyIcon size={16} aria-hidden />
                  {t(`bandeja.porques.${porque}`, {
                    campo: t(`bandeja.propuesto.${campo}`),
                    dice: dice === null ? '' : saidOf(dice),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {entrada.hasta && (
          <p className="tiny soft">{t('bandeja.seGuarda', { dia: formatDate(entrada.hasta) })}</p>
        )}
      </div>
      <div className={`${styles.acts} ${styles.foot}`} data-bottom-bar>
        <Button kind="quiet" disabled={busy} onClick={() => void discard()}>
          {t('bandeja.descartar')} <kbd aria-hidden>X</kbd>
        </Button>
        {entrada.se_puede_pedir === true && entrada.pedidoid && entrada.posicion != null && (
          <PedirDeNuevo
            pedidoid={entrada.pedidoid}
            posicion={entrada.posicion}
            onMade={onAsked}
            papel={{
              nombre: entrada.tipodocumento ?? '',
              nombre_corto: entrada.nombre_corto,
              periodo: entrada.periodo,
            }}
          />
        )}
        <Button kind="solid" type="submit" busy={busy}>
          {t('bandeja.presentarEsta')} <kbd aria-hidden>Enter</kbd>
        </Button>
      </div>
    </form>
  )
}
