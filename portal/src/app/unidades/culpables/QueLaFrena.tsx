import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Aptitud } from '@portal/contract/recursos.ts'
import { culpableLook, waits } from '@portal/parts/culpable.ts'
import { culpableReason } from '@portal/parts/culpableReason.ts'
import type { CulpableAction } from '@portal/parts/Culprits.tsx'
import { Plate } from '@portal/parts/Plate.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { Building2 as TransporteIcon } from 'lucide-react'
import { useId, type RefObject } from 'react'
import styles from './queLaFrena.module.css'
import { nombreDe, type CulpableDeParte, type Unidad } from '../unidad.ts'

type Parte = NonNullable<Unidad['partes']>[number]

interface QueLaFrenaProps {
  heading: RefObject<HTMLHeadingElement | null>
  aptitud: Aptitud | undefined
  partes: readonly Parte[]
  culprits: readonly {
    culpable: CulpableDeParte
    /** Who asks for it, where not everybody does. */
    loPide: string | undefined
    action: CulpableAction | undefined
  }[]
}

/** Every reason of a unit, part by part, each with what can be done about it. */
export const QueLaFrena = ({ heading, aptitud, partes, culprits }: QueLaFrenaProps) => {
  const t = useTexts()
  const id = useId()
  const groups = partes.flatMap((parte) => {
    const own = culprits.filter(({ culpable }) => culpable.recursoid === parte.recursoid)
    return own.length === 0 ? [] : [{ parte, own }]
  })
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t(aptitud === 'no habilitado' ? 'unidad.frena.titulo' : 'unidad.frena.pronto')}
      </h2>
      {groups.map(({ parte, own }) => (
        <section
          key={parte.recursoid}
          className={`small ${styles.part}`}
          aria-labelledby={`${id}-${parte.recursoid}`}
        >
          <header className="row spread gap-12 shaded">
            <Identidad parte={parte} id={`${id}-${parte.recursoid}`} />
            <span className="rigid digits regular soft">
              {t('unidad.frena.cuantos', { count: own.length, n: formatNumber(own.length) })}
            </span>
          </header>
          <ul className="lined">
            {own.map((each) => (
              <Razon
                key={each.culpable.tipodocumentoid ?? each.culpable.estado}
                {...each}
                de={parte.lugar === 'transporte' ? t('tipoRecurso.transporte') : nombreDe(parte)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

const Identidad = ({ parte, id }: { parte: Parte; id: string }) => {
  const t = useTexts()
  const { lugar, nombre, vehiculo, pais_patente, foto } = parte
  if (lugar === 'transporte')
    return (
      <h3 id={id}>
        <TransporteIcon size={24} aria-hidden />
        {t('tipoRecurso.transporte')}
      </h3>
    )
  if (vehiculo || pais_patente)
    return (
      <h3 id={id}>
        <Plate dominio={nombre} pais={pais_patente} height={24} />
        <span className="regular soft">{vehiculoName(t, parte)}</span>
      </h3>
    )
  return (
    <h3 id={id}>
      <PersonAvatar name={nombre} photo={foto && miniaturaUrl(foto)} size={24} />
      {nombre}
    </h3>
  )
}

interface RazonProps {
  culpable: CulpableDeParte
  loPide: string | undefined
  action: CulpableAction | undefined
  /** Whose it is. */
  de: string
}

const Razon = ({ culpable, loPide, action, de }: RazonProps) => {
  const t = useTexts()
  const { tipodocumento, estado, renovacion } = culpable
  const { icon: Icon, tone } = culpableLook(culpable)
  const name =
    tipodocumento ??
    t(
      estado === 'BAJA' || estado === 'BLOQUEADO' || estado === 'NO PARTICIPA'
        ? `estadoRecurso.${estado}`
        : 'culpable.unDocumento',
    )
  const reason = tipodocumento === null && culpable.texto === null ? undefined : culpableReason(t, culpable)
  return (
    <li>
      <Icon size={20} color={toneToken(tone, 'text')} aria-hidden />
      <span>
        <b className="semibold block breaks">{name}</b>
        <span className="tiny semibold block breaks" style={{ color: toneToken(tone, 'text') }}>
          {[
            loPide,
            reason,
            renovacion && t('casilla.renovacion'),
            (waits(culpable) || renovacion) && t('unidad.frena.espera'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {action && (
        <ActionButton
          label={action.label}
          of={`${name}, ${de}`}
          kind={action.onClick ? 'now' : 'quiet'}
          href={action.href}
          onClick={action.onClick}
        />
      )}
    </li>
  )
}
