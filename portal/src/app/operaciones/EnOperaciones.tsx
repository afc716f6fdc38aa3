import { aptitudLookOf, culpableSentence } from '@portal/parts/culpable.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { TFunction } from 'i18next'
import { MapPin as PlaceIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useMayWrite } from '../session/useLogin.ts'
import { NoVaDialog } from './NoVaDialog.tsx'
import {
  isReasonOf,
  type EnNinguna,
  type EnOperacion,
  type EnOperaciones as Operaciones,
} from './enOperaciones.ts'
import styles from './operaciones.module.css'

interface EnOperacionesProps {
  operaciones: Operaciones
  /** Who is taken out and in; nobody where the company itself, or a unit, is told of. */
  de?: { recursoid: string; nombre: string } | undefined
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
  de,
  deQuien = asIs,
  elegida,
  dicho = false,
  enNinguna,
  eseDia = false,
}: EnOperacionesProps) => {
  const t = useTexts()
  const id = useId()
  const confirm = useConfirm()
  const mayWrite = useMayWrite()
  const { mutateAsync: save } = useWrite('SaveParticipacion')
  const [leaving, setLeaving] = useState<EnOperacion>()
  const back = ({ operacionid, nombre }: EnOperacion, recurso: NonNullable<typeof de>) =>
    confirm({
      title: t('operaciones.volver.titulo', { recurso: recurso.nombre, operacion: nombre }),
      message: t('operaciones.volver.mensaje'),
      confirmLabel: t('operaciones.volver.accion'),
      run: () => save({ recursoid: recurso.recursoid, operacionid, participa: true }),
    })
  return (
    <div className="line-above">
      <h2 id={id} className={`small-size soft regular ${styles.title}`}>
        {titleOf(t, { enNinguna, eseDia })}
      </h2>
      <ul className="cluster gap-8" aria-labelledby={id}>
        {operaciones.map((operacion) => {
          const { operacionid, nombre, aptitud } = operacion
          const { icon: Icon, tone } = lookOf(operacion, dicho)
          const said = isSaid(operacion, { dicho, enNinguna }) ? undefined : saidOf(t, operacion, deQuien)
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
              {de && mayWrite && (
                <TextButton
                  onClick={() => {
                    if (aptitud === null) void back(operacion, de)
                    else setLeaving(operacion)
                  }}
                >
                  {t(aptitud === null ? 'operaciones.volver.accion' : 'operaciones.sacar.accion')}
                  <Hidden> {nombre}</Hidden>
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
      {leaving && de && (
        <NoVaDialog
          recurso={de.nombre}
          operacion={leaving.nombre}
          save={({ motivo }) =>
            save({ recursoid: de.recursoid, operacionid: leaving.operacionid, participa: false, motivo })
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

const titleOf = (
  t: TFunction,
  { enNinguna, eseDia }: { enNinguna: EnNinguna | undefined; eseDia: boolean },
): string => {
  if (!enNinguna) return t(eseDia ? 'operaciones.eseDia' : 'operaciones.donde')
  const { porque } = enNinguna
  if (porque === undefined) return t(eseDia ? 'operaciones.eseDiaNinguna' : 'operaciones.ninguna')
  return t(eseDia ? 'operaciones.eseDiaNingunaPorque' : 'operaciones.ningunaPorque', { porque })
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

const saidOf = (
  t: TFunction,
  { aptitud, culpable, motivo }: EnOperacion,
  deQuien: (recurso: string) => string,
): string => {
  if (aptitud === null)
    return motivo === null ? t('operaciones.noVa') : t('operaciones.noVaPorque', { motivo })
  if (!culpable) return t(`aptitud.${aptitud}`)
  return culpableSentence(t, culpable, { de: culpable.recurso && deQuien(culpable.recurso) })
}
