import { aptitudLookOf, culpableSentence } from '../culpable.ts'
import { casillaLook } from '../estados.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { TFunction } from 'i18next'
import { MapPin as PlaceIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { NoVaDialog } from './NoVaDialog.tsx'
import {
  isReasonOf,
  type EnNinguna,
  type EnOperacion,
  type EnOperaciones as Operaciones,
} from './enOperaciones.ts'
import styles from './operaciones.module.css'

export interface Participar {
  /** What is taken out and in, as people call it. */
  nombre: string
  /** Who does: what the other took out, only the other takes back in. */
  por: 'cuenta' | 'proveedor'
  save: (asked: { operacionid: string; participa: boolean; motivo?: string }) => Promise<unknown>
}

interface EnOperacionesProps {
  operaciones: Operaciones
  /** None where the company itself or a unit is told of, and for who may only look. */
  participar?: Participar | undefined
  /** On whose side this is read. */
  lado?: Participar['por']
  /** How whose a reason is, is called in a sentence. */
  deQuien?: (recurso: string) => string
  /** The one that what stands above is about. */
  elegida?: string | undefined
  /** What stands above says already how it stands in the only one. */
  dicho?: boolean
  /** Why it may go to none of them. */
  enNinguna?: EnNinguna | undefined
  /** A day to come is asked about. */
  eseDia?: boolean
}

/**
 * Where something works, each with how it stands there and the first of its reasons; it is taken out there and back in. Where it
 * may go nowhere, why is said once, and of each what it adds.
 */
export const EnOperaciones = ({
  operaciones,
  participar,
  lado = 'cuenta',
  deQuien = asIs,
  elegida,
  dicho = false,
  enNinguna,
  eseDia = false,
}: EnOperacionesProps) => {
  const t = useTexts()
  const id = useId()
  const confirm = useConfirm()
  const [leaving, setLeaving] = useState<EnOperacion>()
  const back = ({ operacionid, nombre }: EnOperacion, { nombre: recurso, save }: Participar) =>
    confirm({
      title: t('enOperaciones.volver.titulo', { recurso, operacion: nombre }),
      message: t('enOperaciones.volver.mensaje'),
      confirmLabel: t('enOperaciones.volver.accion'),
      run: () => save({ operacionid, participa: true }),
    })
  return (
    <div className="line-above">
      <h2 id={id} className={`small-size soft regular ${styles.title}`}>
        {titleOf(t, { dicho, enNinguna, eseDia })}
      </h2>
      <ul className="cluster gap-8" aria-labelledby={id}>
        {operaciones.map((operacion) => {
          const { operacionid, nombre, aptitud } = operacion
          const { icon: Icon, tone } = lookOf(operacion, dicho)
          const said = isSaid(operacion, { dicho, enNinguna })
            ? undefined
            : saidOf(t, operacion, { deQuien, lado })
          return (
            <li
              key={operacionid}
              className={styles.operacion}
              aria-current={operacionid === elegida || undefined}
            >
              <Icon size={20} color={toneToken(tone, 'text')} aria-hidden />
              <span className="small slim breaks">
                <b className={`semibold ${styles.name}`}>{nombre}</b>{' '}
                {said !== undefined && <span className="soft">{said}</span>}
              </span>
              {participar && !isOfOther(operacion, participar.por) && (
                <TextButton
                  onClick={() => {
                    if (aptitud === null) void back(operacion, participar)
                    else setLeaving(operacion)
                  }}
                >
                  {t(aptitud === null ? 'enOperaciones.volver.accion' : 'enOperaciones.sacar.accion')}
                  <Hidden> {nombre}</Hidden>
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
      {leaving && participar && (
        <NoVaDialog participar={participar} operacion={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </div>
  )
}

const titleOf = (
  t: TFunction,
  { dicho, enNinguna, eseDia }: { dicho: boolean; enNinguna: EnNinguna | undefined; eseDia: boolean },
): string => {
  // Whether it may go there stands above.
  if (dicho) return t('enOperaciones.dondeTrabaja')
  if (!enNinguna) return t(eseDia ? 'enOperaciones.eseDia' : 'enOperaciones.donde')
  const { porque } = enNinguna
  if (porque === undefined) return t(eseDia ? 'enOperaciones.eseDiaNinguna' : 'enOperaciones.ninguna')
  return t(eseDia ? 'enOperaciones.eseDiaNingunaPorque' : 'enOperaciones.ningunaPorque', { porque })
}

/** What stands above says it already of the only one, and why it may go to none of them. */
const isSaid = (
  { aptitud, culpable }: EnOperacion,
  { dicho, enNinguna }: { dicho: boolean; enNinguna: EnNinguna | undefined },
): boolean =>
  aptitud !== null &&
  (dicho || (enNinguna !== undefined && (culpable === null || isReasonOf(enNinguna.generales, culpable))))

const lookOf = ({ aptitud, culpable }: EnOperacion, dicho: boolean) => {
  if (aptitud === null) return casillaLook.pendiente
  return dicho ? { icon: PlaceIcon, tone: 'slate' as const } : aptitudLookOf(aptitud, culpable)
}

const asIs = (recurso: string): string => recurso

/** What one side took out, the other leaves alone. */
const isOfOther = ({ aptitud, del_proveedor }: EnOperacion, lado: Participar['por']): boolean =>
  aptitud === null && (del_proveedor === true) !== (lado === 'proveedor')

const saidOf = (
  t: TFunction,
  operacion: EnOperacion,
  { deQuien, lado }: { deQuien: (recurso: string) => string; lado: Participar['por'] },
): string => {
  const { aptitud, culpable, motivo, del_proveedor } = operacion
  if (aptitud === null) {
    if (motivo === null) return t('enOperaciones.noVa')
    return isOfOther(operacion, lado)
      ? t(`enOperaciones.delOtro.${del_proveedor ? 'proveedor' : 'cuenta'}`, { motivo })
      : t('enOperaciones.noVaPorque', { motivo })
  }
  if (!culpable) return t(`aptitud.${aptitud}`)
  return culpableSentence(t, culpable, { de: culpable.recurso && deQuien(culpable.recurso) })
}
