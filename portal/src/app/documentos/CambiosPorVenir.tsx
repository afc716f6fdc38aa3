import type { Answer } from '@portal/contract'
import { persona } from '@portal/contract/persona.ts'
import { conArticulo } from '@portal/parts/inSentence.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { CalendarClock as SoonIcon } from 'lucide-react'
import { useId } from 'react'
import { presentableOf } from './presentable.ts'
import { usePresentar } from './usePresentar.tsx'
import { Seccion } from '../piezas/Seccion.tsx'
import { useMayAsk } from '../session/useLogin.ts'
import styles from './cambios.module.css'

type Cambio = Answer<'ListCambiosDeTipo'>['records'][number]
type Recurso = NonNullable<Cambio['recursos']>[number]

/** How many are named, and how many are presented in one sitting. */
const named = 3
const sitting = 50

/** What changes of the catalogue will ask of the carrier, or of one of its resources. */
const useCambios = (recursoid?: string): readonly Cambio[] => {
  const { data } = useQuery({
    ...operationQuery('ListCambiosDeTipo', {}),
    enabled: useMayAsk('ListCambiosDeTipo'),
  })
  const cambios = data?.records ?? []
  if (recursoid === undefined) return cambios
  return cambios.flatMap((cambio) => {
    const own = (cambio.recursos ?? []).filter((each) => each.recursoid === recursoid)
    return own.length === 0 ? [] : [{ ...cambio, recursos: own, cantidad: 1, faltan: 1 }]
  })
}

/** From which day each type that is asked of a resource only later is asked for. */
export const useSePideDesde = (recursoid: string): ReadonlyMap<string, string> =>
  new Map(
    useCambios(recursoid)
      .filter(({ nuevo }) => nuevo !== false)
      .map(({ tipodocumentoid, desde }) => [tipodocumentoid, desde]),
  )

interface CambiosPorVenirProps {
  /** Those of this one alone. */
  recursoid?: string
}

/** What will be asked for and is missing, from which day, each one click from being presented already. Nothing where nothing will be. */
export const CambiosPorVenir = ({ recursoid }: CambiosPorVenirProps) => {
  const t = useTexts()
  const id = useId()
  const cambios = useCambios(recursoid)
  if (cambios.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 className="heading" id={id}>
        {t('cambios.titulo')}
      </h2>
      <Cambios cambios={cambios} />
    </section>
  )
}

/** The same as a card of the home page. */
export const CambiosEnInicio = () => {
  const t = useTexts()
  const cambios = useCambios()
  if (cambios.length === 0) return null
  return (
    <Seccion title={t('cambios.titulo')}>
      <Cambios cambios={cambios} />
    </Seccion>
  )
}

const Cambios = ({ cambios }: { cambios: readonly Cambio[] }) => {
  const t = useTexts()
  const { present, dialog } = usePresentar()
  return (
    <>
      <ul className={styles.changes}>
        {cambios.map((cambio) => {
          const items = presentablesDe(cambio)
          const [first] = items
          return (
            <li key={`${cambio.tipodocumentoid} ${cambio.desde} ${cambio.nuevo}`}>
              <SoonIcon aria-hidden />
              <p>
                <b className="block semibold">
                  {t(cambio.nuevo === false ? 'cambios.impide' : 'cambios.pide', {
                    fecha: formatDate(cambio.desde),
                    documento: conArticulo(t, nombreDe(cambio)),
                    quienes: quienes(t, cambio),
                  })}
                </b>
                <span>{detalle(t, cambio)}</span>
              </p>
              {first && (
                <ActionButton
                  label={t('presentar.enFila.presentar')}
                  of={nombreDe(cambio)}
                  onClick={() => present(first, items)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}

const nombreDe = ({ nombre, nombre_corto }: Cambio): string => nombre_corto ?? nombre

/** One by its name, several as how many. */
const quienes = (t: TFunction, { tiporecurso, cantidad = 0, recursos = [] }: Cambio): string => {
  if (tiporecurso === 'transporte') return t('cambios.tuEmpresa')
  const [first] = recursos
  if (cantidad === 1 && first) return shortName(first)
  const count = { count: cantidad, n: formatNumber(cantidad) }
  return tiporecurso === 'dominio'
    ? t('recursos.cuantos.dominios', count)
    : t('recursos.cuantos.choferes', count)
}

/** Who lacks it, how many have it, and what follows on the day. */
const detalle = (t: TFunction, cambio: Cambio): string => {
  const { cantidad = 0, faltan = 0, recursos = [], critico } = cambio
  const more = faltan - Math.min(named, recursos.length)
  const names = recursos.slice(0, named).map(shortName)
  return [
    faltan > 1 &&
      t('cambios.faltan', {
        nombres: listed(more > 0 ? [...names, t('cambios.mas', { n: formatNumber(more) })] : names),
      }),
    cantidad > faltan &&
      t('cambios.tienen', { n: formatNumber(cantidad - faltan), total: formatNumber(cantidad) }),
    critico === true && t('cambios.sinEl'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** As a sentence says it. */
const shortName = (recurso: Recurso): string => recurso.dominio ?? persona(recursoName(recurso))

/** One paper that serves all is presented once, and its dialog names the others. */
const presentablesDe = ({ recursos = [], ...tipo }: Cambio) =>
  recursos.slice(0, tipo.compartido === true ? 1 : sitting).map((recurso) =>
    presentableOf({
      ...tipo,
      ...recurso,
      tipodocumento: tipo.nombre,
      recurso: recursoName(recurso),
    }),
  )
