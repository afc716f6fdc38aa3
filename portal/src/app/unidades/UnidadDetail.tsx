import { Advertencia } from '@portal/parts/Advertencia.tsx'
import { aptitudLookOf, culpableSentence, waits } from '@portal/parts/culpable.ts'
import { Culprits, shownCulprits } from '@portal/parts/Culprits.tsx'
import { casillaLook } from '@portal/parts/estados.ts'
import { Sentence } from '@portal/parts/Sentence.tsx'
import { lifted } from '@portal/parts/Veredicto.tsx'
import { enDiasDentro } from '@portal/parts/tiempo.ts'
import { diasEntre } from '@portal/contract/calendario.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import { Upload as PresentIcon } from 'lucide-react'
import { useRef } from 'react'
import { CambioPropuesto } from './CambioPropuesto.tsx'
import { DiaPreguntado } from './DiaPreguntado.tsx'
import { EnOperaciones } from '@portal/parts/operaciones/EnOperaciones.tsx'
import { enNingunaDe } from '@portal/parts/operaciones/enOperaciones.ts'
import { HastaCuando } from './HastaCuando.tsx'
import { loPideEn } from '../operaciones/loPideEn.ts'
import { LugarCerrado, LugarPreguntado } from '../operaciones/LugarPreguntado.tsx'
import { DondePaso } from '../pases/DondePaso.tsx'
import { PaseAction } from '../pases/PaseAction.tsx'
import { Partes } from './Partes.tsx'
import { QueLaFrena } from './culpables/QueLaFrena.tsx'
import { composicion, cuando, deQuien, platesOf } from './palabras.ts'
import { UnidadActions } from './UnidadActions.tsx'
import { UnidadPintada } from './UnidadPintada.tsx'
import type { Unidad } from './unidad.ts'
import type { useDia } from './useDia.ts'
import type { useDonde } from '../operaciones/useDonde.ts'
import styles from './unidad.module.css'
import { usePresentarCulpable } from './culpables/usePresentarCulpable.tsx'

interface UnidadDetailProps {
  unidad: Unidad
  day: ReturnType<typeof useDia>
  donde: ReturnType<typeof useDonde>
}

/** A unit: whether it may go out on the day that is asked, what stands in its way, and how long each part lasts. */
export const UnidadDetail = ({ unidad, day, donde }: UnidadDetailProps) => {
  const t = useTexts()
  const { actionOf, dialog } = usePresentarCulpable('hacer')
  const { nombre, partes = [], culpables = [], cambio, unidadid, advertencias = [] } = unidad
  const { operaciones = [] } = unidad
  // The question above names the only one there is.
  const lugar = donde.opciones.length > 1 ? donde.lugar?.nombre : undefined
  const verdict = veredictoDe(t, unidad, { ...day, lugar })
  const plates = platesOf(partes)
  const culprits = culpables.map((culpable) => ({
    culpable,
    loPide: loPideEn(t, donde.lugar, culpable),
    action: actionOf(culpable, unidadid),
  }))
  // Those of the place that is asked about, but for what it asks itself.
  const generales = culprits.flatMap(({ culpable, loPide }) => (loPide === undefined ? [culpable] : []))
  const enNinguna = enNingunaDe(t, generales, {
    dicho: culpables[0],
    deQuien: (culpable) => deQuien(t, culpable, plates),
  })
  const all = useRef<HTMLHeadingElement>(null)
  const first = culprits.find(({ action }) => action?.onClick)
  return (
    <Screen
      drawn
      title={nombre}
      subtitle={composicion(t, partes)}
      actions={
        <>
          {unidad.estado === 'ACTIVA' && <PaseAction recursoid={unidadid} nombre={nombre} />}
          <UnidadActions unidad={unidad} />
          {first?.action && (
            <PrimaryAction
              phoneOnly
              label={`${first.action.label} ${first.culpable.nombre_corto ?? first.culpable.tipodocumento ?? ''}`}
              icon={<PresentIcon />}
              onClick={first.action.onClick}
            />
          )}
        </>
      }
    >
      <section className={styles.verdict} aria-label={t('recurso.veredicto.titulo')}>
        <DiaPreguntado pregunta={{ antes: t('unidad.pregunta'), corta: t('unidad.preguntaCorta') }} of={day}>
          <LugarPreguntado of={donde} />
        </DiaPreguntado>
        <LugarCerrado of={donde} />
        {verdict && <Sentence {...verdict} />}
        <div className={`only-phones ${styles.onPhone}`}>
          <UnidadPintada partes={partes} small height={64} />
        </div>
        <Culprits
          rest={{ onClick: () => all.current?.focus() }}
          culprits={culprits.map(({ culpable, loPide, action }) => ({
            key: `${culpable.recursoid} ${culpable.tipodocumentoid ?? culpable.estado}`,
            culpable,
            name: capitalized(
              t('culpable.de', {
                documento: culpable.nombre_corto ?? culpable.tipodocumento ?? t('unidad.estado'),
                de: deQuien(t, culpable, plates),
              }),
            ),
            loPide,
            action: action && { ...action, primary: culpable === first?.culpable },
          }))}
        />
        {advertencias.map((advertencia) => (
          <Advertencia key={advertencia}>{advertencia}</Advertencia>
        ))}
        {cambio && <CambioPropuesto unidadid={unidadid} cambios={cambio} cuando={cuando(t, day)} />}
        {operaciones.length > (donde.error ? 0 : 1) && unidad.estado !== 'INACTIVA' && (
          <EnOperaciones
            operaciones={operaciones}
            elegida={donde.lugar?.operacionid}
            eseDia={day.dia !== day.hoy}
            enNinguna={enNinguna}
            deQuien={(nombre) => {
              const parte = partes.find((each) => each.nombre === nombre)
              return parte?.tiporecurso === undefined
                ? nombre
                : deQuien(t, { ...parte, tiporecurso: parte.tiporecurso, recurso: nombre }, plates)
            }}
          />
        )}
      </section>
      {culprits.length > shownCulprits && (
        <QueLaFrena heading={all} aptitud={unidad.aptitud} partes={partes} culprits={culprits} />
      )}
      <Partes partes={partes} />
      <Card>
        <HastaCuando partes={partes} day={day} />
      </Card>
      <DondePaso recursoid={unidadid} />
      {dialog}
    </Screen>
  )
}

/** What nobody says is not judged. */
const veredictoDe = (
  t: TFunction,
  unidad: Unidad,
  { dia, hoy, lugar }: { dia: string; hoy: string; lugar: string | undefined },
) => {
  const lead = (which: 'si' | 'no' | 'todavia') =>
    lugar === undefined
      ? t(`recurso.veredicto.salir.${which}`)
      : t(`unidad.saleA.${which}`, { operacion: lugar })
  const { aptitud, culpables = [], estado, hasta, partes = [] } = unidad
  if (estado === 'INACTIVA')
    return { ...casillaLook.pendiente, lead: t('unidad.inactiva'), rest: t('unidad.inactivaMensaje') }
  if (!aptitud) return undefined
  const [first] = culpables
  if (!first) {
    const rest = hasta
      ? t('unidad.hastaPor', { fecha: formatDate(hasta.fecha) })
      : t('recurso.veredicto.alDia')
    return { ...aptitudLookOf(aptitud, undefined), lead: lead('si'), rest }
  }
  const plates = platesOf(partes)
  if (first.estado === 'exceptuado')
    return {
      ...aptitudLookOf(aptitud, first),
      ...lifted(t, culpables, 'salir', (culpable) =>
        t('culpable.de', {
          documento: culpable.nombre_corto ?? culpable.tipodocumento ?? t('culpable.unDocumento'),
          de: deQuien(t, culpable, plates),
        }),
      ),
      ...(lugar !== undefined && {
        lead: t('unidad.saleA.excepcion', {
          operacion: lugar,
          fecha: first.fecha === null ? '—' : formatDate(first.fecha),
        }),
      }),
    }
  if (aptitud === 'por vencer' && hasta) {
    const dias = diasEntre(hoy, hasta.fecha)
    const rest = t('unidad.pronto', {
      documento: hasta.nombre_corto ?? hasta.tipodocumento,
      de: deQuien(t, hasta, plates),
      cuando:
        dia === hoy
          ? enDiasDentro(t, 'vence', dias)
          : t('unidad.venceEl', { fecha: formatDate(hasta.fecha) }),
    })
    return { ...aptitudLookOf(aptitud, first), lead: lead('si'), rest }
  }
  return {
    ...aptitudLookOf(aptitud, first),
    lead: lead(waits(first) ? 'todavia' : 'no'),
    rest: culpableSentence(t, first, { inside: true, de: deQuien(t, first, plates) }),
  }
}
