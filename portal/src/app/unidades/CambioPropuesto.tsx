import { personas } from '@portal/parts/inSentence.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { claseName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import { nounInside, uncapitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import type { TFunction } from 'i18next'
import { ArrowLeftRight as SwapIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'
import { Cara } from './Cara.tsx'
import { nadie } from './putBy.ts'
import { nombreDe, type Cambios } from './unidad.ts'
import styles from './unidad.module.css'

interface CambioPropuestoProps {
  unidadid: string
  /** Said where several units stand. */
  unidad?: string
  cambios: Cambios
  /** "el sáb 28/11" */
  cuando: string
}

/** The fewest exchanges with which a unit may go out, drawn, and the way to make them. */
export const CambioPropuesto = ({ unidadid, unidad, cambios, cuando }: CambioPropuestoProps) => {
  const t = useTexts()
  const mayWrite = useMayWrite()
  const entran = cambios.flatMap(({ entra }) => entra ?? [])
  const que = cambioEnPalabras(t, cambios)
  return (
    <div className={styles.swap}>
      <SwapIcon className={styles.swapIcon} aria-hidden />
      <span className="row gap-8" aria-hidden>
        {entran.map((entra) =>
          entra.vehiculo ? (
            <span key={entra.recursoid} className="row gap-8">
              <Plate dominio={entra.nombre} pais={entra.pais_patente} height={28} />
              <Silueta dominio={entra} height={28} decorative />
            </span>
          ) : (
            <Cara key={entra.recursoid} nombre={entra.nombre} foto={entra.foto} size={28} />
          ),
        )}
      </span>
      <p>
        <b>
          {unidad === undefined
            ? t('unidad.cambio.puede', { que, cuando })
            : t('unidad.cambio.tambien', { que, unidad })}
        </b>
        {entran.length > 0 && ` ${t('unidad.cambio.libres', { count: entran.length })}`}
      </p>
      {mayWrite && (
        <ButtonLink kind="outline" href={rutas.editarUnidad(unidadid, puestos(cambios))}>
          {t('unidad.cambio.ver')}
        </ButtonLink>
      )}
    </div>
  )
}

/** What the form is opened with: who comes in, where. '' takes a part out. */
const puestos = (cambios: Cambios) =>
  Object.fromEntries(cambios.map(({ lugar, entra }) => [lugar, entra?.recursoid ?? nadie]))

/** "Con el bitrén ZX 541 CC y Lucía Bosque", "Sin Martín Del Valle" */
const cambioEnPalabras = (t: TFunction, cambios: Cambios): string => {
  const con = cambios.flatMap(({ entra }) =>
    entra
      ? entra.vehiculo
        ? t('unidad.cambio.vehiculo', {
            clase: nounInside(claseName(t, entra)),
            dominio: nombreDe(entra),
          })
        : entra.nombre
      : [],
  )
  const sin = cambios.flatMap(({ sale, entra }) => (entra ? [] : sale.nombre))
  const said = [
    con.length > 0 && t('unidad.cambio.con', { que: personas(con) }),
    sin.length > 0 && t('unidad.cambio.sin', { quien: personas(sin) }),
  ].filter((each) => each !== false)
  const [first = '', ...rest] = said
  return [first, ...rest.map(uncapitalized)].join(', ')
}
