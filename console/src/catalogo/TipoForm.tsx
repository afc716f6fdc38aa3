import type { TipoRecurso } from '@portal/contract/recursos.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { FormFold } from '@portal/ui/form/FormFold.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormSection } from '@portal/ui/form/FormSection.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { listed, nounInside } from '@portal/ui/texts/locale.ts'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { rutas } from '../rutas.ts'
import { AQuienAfecta } from './afecta/AQuienAfecta.tsx'
import { EjemploDelTipo } from './ejemplo/EjemploDelTipo.tsx'
import { CambioQueEspera } from './cambio/CambioQueEspera.tsx'
import { CamposDeCondicion } from './CamposDeCondicion.tsx'
import { CamposDePlazo } from './CamposDePlazo.tsx'
import { CamposDeRegla } from './CamposDeRegla.tsx'
import { CamposDeUso } from './CamposDeUso.tsx'
import { OtroLoGuardo } from './OtroLoGuardo.tsx'
import styles from './tipoForm.module.css'
import panel from './tipoPanel.module.css'
import { camposQueSePuedenDejar } from './tipoValues.ts'
import { useAvisosMensuales } from './useAvisosMensuales.ts'
import { useBeside } from './afecta/useBeside.ts'
import type { TipoConUso } from './useDeQue.ts'
import { useFocusAfter } from './useFocusAfter.ts'
import { useEnBreve } from './afecta/useFrase.ts'
import { useRecibe } from './afecta/useRecibe.ts'
import { useRefusedFields } from './afecta/useRefusedFields.ts'
import { useTipoForm } from './useTipoForm.ts'
import { useVista } from './afecta/useVista.ts'

interface TipoFormProps {
  /** Absent of a new one. */
  tipo?: TipoConUso
  closeHref: string
}

/** Everything that a type says, to change. */
export const TipoForm = ({ tipo, closeHref }: TipoFormProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { form, control, problem, attempts, submit, saving, opened, isBehind, isDirty, follow } = useTipoForm(
    {
      tipo,
      onSaved: ({ tipodocumentoid }) =>
        tipo
          ? undefined
          : navigate({ href: rutas.tipo(tipodocumentoid), replace: true, ignoreBlocker: true }),
    },
  )

  const save = useFocusAfter(saving)
  const look = useVista(control, opened)
  const beside = useBeside(form)
  const recurso = useWatch({ control, name: 'docrectipo_recurso' })
  const vigencia = useWatch({ control, name: 'vigencia' })
  const sePuedenDejar = camposQueSePuedenDejar({ recurso, vigencia, nuevo: opened === undefined })
  const folded = (['condiciones', 'plazo', 'uso'] as const).map((key, index) =>
    index === 0 ? t(`catalogo.secciones.${key}`) : nounInside(t(`catalogo.secciones.${key}`)),
  )
  useRefusedFields(form, look.error)
  useAvisosMensuales(form, tipo === undefined)
  const recibe = useRecibe()(look.asked ? look.vista : null)
  const section = useRef<HTMLElement>(null)
  const deQue = recurso as TipoRecurso // one that can be asked about
  const afecta = look.asked && <AQuienAfecta {...look} recurso={deQue} ref={section} />
  const enBreve = useEnBreve(deQue)(look)

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <div data-scrolls data-print="plain" className={panel.body}>
        <FormGuard name={`tipo ${tipo?.tipodocumentoid ?? 'nuevo'}`} form={form} tabs />
        {tipo?.cambio && <CambioQueEspera tipo={tipo} onRetired={() => form.setFocus('nombre')} />}
        {isBehind && isDirty && <OtroLoGuardo cambiado={tipo?.cambiado} onFollow={follow} />}
        <FormSection title={t('catalogo.secciones.regla')}>
          <CamposDeRegla control={control} opened={opened} />
          {beside === 'regla' && afecta}
        </FormSection>
        <FormFold control={control} names={sePuedenDejar} about={listed(folded)}>
          <FormSection title={t('catalogo.secciones.condiciones')}>
            <CamposDeCondicion control={control} />
            {beside === 'condiciones' && afecta}
          </FormSection>
          <FormSection title={t('catalogo.secciones.plazo')}>
            <CamposDePlazo control={control} />
          </FormSection>
          <FormSection title={t('catalogo.secciones.uso')}>
            <CamposDeUso control={control} opened={opened} />
          </FormSection>
        </FormFold>
        {tipo && (
          <FormSection title={t('catalogo.secciones.ejemplo')}>
            <EjemploDelTipo tipo={tipo} />
          </FormSection>
        )}
      </div>
      <div className={styles.foot} data-print="hide">
        <div className={`grow slim small ${styles.said}`}>
          <ProblemLine
            form={form}
            problem={problem}
            attempts={attempts}
            label={(name) => t(`catalogo.campos.${name}` as TextKey)} // each has its own
          />
          {enBreve !== undefined && (
            <p className="only-phones">
              <TextButton onClick={() => section.current?.focus()}>{enBreve}</TextButton>
            </p>
          )}
          {problem === null && isDirty && recibe !== undefined && <p className="soft">{recibe}</p>}
        </div>
        <ButtonLink size="large" href={closeHref}>
          {t('acciones.cancelar')}
        </ButtonLink>
        <Button ref={save} type="submit" kind="primary" size="large" busy={saving}>
          {t('acciones.guardar')}
        </Button>
      </div>
    </form>
  )
}
