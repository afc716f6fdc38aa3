import type { Answer } from '@portal/contract'
import { culpableLook, culpableSentence } from '@portal/parts/culpable.ts'
import { persona } from '@portal/contract/persona.ts'
import { UnidadDibujada } from '@portal/parts/vehiculos/UnidadDibujada.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import type { MegaPanelProps } from '@portal/ui/frame/top/megaMenu.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus as NewIcon } from 'lucide-react'
import { useTableroDelMenu } from '../operaciones/useTablero.ts'
import { documentosEn, rutas } from '../rutas.ts'
import { screens } from '../screens.ts'
import { useLogin } from '../session/useLogin.ts'
import { comoEstan } from './comoEstan.ts'
import { iconos } from './iconos.tsx'
import { isOffered, under, type MenuName } from './menu.ts'
import styles from './megaMenu.module.css'

interface Enlace {
  name: string
  href: string
  count?: number | undefined
}

interface Columna {
  key: string
  name: string
  href: string
  enlaces: readonly Enlace[]
  /** What can be made here. */
  nuevo: { name: string; href: string } | undefined
}

/** All of the menu at once, with how things stand and the unit that most needs somebody. */
export const MegaMenu = ({ open, version, onClose }: MegaPanelProps) => {
  const t = useTexts()
  const tablero = useTableroDelMenu()
  const said = comoEstan(t, tablero)
  return (
    <>
      <div className={styles.columns}>
        {useColumnas(tablero).map(({ key, name, href, enlaces, nuevo }) => (
          <section key={key} className={styles.column} data-open={key === open || undefined}>
            <Link href={href} className={styles.head} onClick={onClose}>
              <span aria-hidden className={`tile square-40 ${styles.tile}`}>
                {iconos[key]}
              </span>
              <span>
                <b className="block bold">{name}</b>
                {said[key] && <small className="block tiny soft">{said[key]}</small>}
              </span>
            </Link>
            <ul>
              {enlaces.map((enlace) => (
                <li key={enlace.href}>
                  <Link
                    className="row medium uncoloured unlined rounded shades"
                    href={enlace.href}
                    onClick={onClose}
                  >
                    {enlace.name}
                    {enlace.count !== undefined && (
                      <span className="to-end regular soft digits">{formatNumber(enlace.count)}</span>
                    )}
                  </Link>
                </li>
              ))}
              {nuevo && (
                <li>
                  <Link
                    href={nuevo.href}
                    className="row gap-8 semibold uncoloured unlined rounded shades"
                    onClick={onClose}
                  >
                    <NewIcon size={16} />
                    {nuevo.name}
                  </Link>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <UnidadUrgente onFollow={onClose} />
        <Link href={rutas.ayuda()} className="rigid to-end semibold petrol" onClick={onClose}>
          {t(screens.ayuda.title)}
        </Link>
        <span className="rigid tiny-size soft">{t('marco.version', { version })}</span>
      </div>
    </>
  )
}

/** A column for each thing that has screens, those that are there. */
function useColumnas(tablero: Answer<'Dashboard'> | undefined): Columna[] {
  const t = useTexts()
  const isThere = isOffered(useLogin())
  const { cantidades, pendientes } = tablero ?? {}
  const screen = (name: MenuName, title: TextKey = screens[name].title): Enlace => ({
    name: t(title),
    href: rutas[name](),
  })
  const below = (key: MenuName) =>
    under[key]?.filter((each) => isThere(each.screen)).map((each) => screen(each.screen, each.title)) ?? []
  const columna = (key: MenuName, enlaces: Enlace[], nuevo?: MenuName): Columna => ({
    ...screen(key),
    key,
    enlaces,
    nuevo: nuevo && screen(nuevo),
  })
  return [
    columna(
      'choferes',
      [
        { name: t('menu.todos.choferes'), href: rutas.choferes(), count: cantidades?.choferes },
        ...below('choferes'),
        {
          name: t('menu.lesFalta'),
          href: documentosEn('presentados', { tiporecurso: 'chofer', porHacer: 'SI' }),
        },
      ],
      'nuevoChofer',
    ),
    columna(
      'dominios',
      [
        { name: t('menu.todos.dominios'), href: rutas.dominios(), count: cantidades?.dominios },
        ...below('dominios'),
        {
          name: t('menu.lesFalta'),
          href: documentosEn('presentados', { tiporecurso: 'dominio', porHacer: 'SI' }),
        },
      ],
      'nuevoDominio',
    ),
    columna('unidades', [], 'nuevaUnidad'),
    columna('documentos', [
      { name: t('menu.presentados'), href: documentosEn('presentados'), count: cantidades?.documentos },
      { name: t('menu.pendientes'), href: documentosEn('pendientes'), count: pendientes },
      ...below('documentos'),
    ]),
  ]
}

/** The least fit of the units: what it is, why, and where that is mended. */
const UnidadUrgente = ({ onFollow }: { onFollow: () => void }) => {
  const t = useTexts()
  const { data } = useQuery(
    operationQuery('ListUnidades', {
      estado: 'ACTIVA',
      aptitud: 'no habilitado',
      order: 'aptitud ASC',
      page: 1,
      pagesize: 1,
    }),
  )
  const unidad = data?.records[0]
  const culpable = unidad?.culpable
  if (!unidad || !culpable) return null
  const vehiculos = (unidad.partes ?? []).filter(({ lugar }) => lugar && !lugar.startsWith('chofer'))
  return (
    <>
      <UnidadDibujada
        small
        height={40}
        parts={vehiculos.map((vehiculo) => {
          const culprit = vehiculo.recursoid === culpable.recursoid
          return {
            ...vehiculo,
            dominio: vehiculo.nombre,
            culprit,
            tone: culprit ? culpableLook(culpable).tone : ('green' as const),
            estado: culprit ? t('aptitud.no habilitado') : '',
          }
        })}
      />
      <p>
        <b>{t('menu.noPuedeSalir', { unidad: unidad.nombre })}</b>{' '}
        {t('menu.porque', {
          recurso: persona(culpable.recurso),
          motivo: culpableSentence(t, culpable, { inside: true }),
        })}
      </p>
      <ButtonLink size="small" href={rutas.unidad(unidad.unidadid)} onClick={onFollow}>
        {t('menu.verQueFalta')}
      </ButtonLink>
    </>
  )
}
