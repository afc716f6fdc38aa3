import {
  BookText as CatalogoIcon,
  CalendarClock as ExcepcionesIcon,
  CalendarDays as CalendarioIcon,
  Building2 as CuentasIcon,
  Clock as TareasIcon,
  DoorOpen as PorteriaIcon,
  House as InicioIcon,
  LogOut as LogoutIcon,
  Languages as IdiomaIcon,
  Mail as CorreosIcon,
  UserPlus as RegistrosIcon,
  Users as OperadoresIcon,
  SlidersHorizontal as AjustesIcon,
  ShieldAlert as RefusedAttacksIcon,
  ShieldCheck as AuditoriaIcon,
  KeyRound as ContrasenaIcon,
  Smartphone as DosPasosIcon,
  FileCheck as RevisionIcon,
  ClipboardCheck as ControlIcon,
} from 'lucide-react'
import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useSignOut } from '@portal/ui/app/session/useSignOut.ts'
import { usePath } from '@portal/ui/app/usePath.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { onDemand } from '@portal/ui/onDemand/part.ts'
import { RailFrame } from '@portal/ui/frame/RailFrame.tsx'
import { SearchBox } from '@portal/ui/search/SearchBox.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { session } from '../app.ts'
import { owesTotp } from '../session/owesTotp.ts'
import { Idioma } from './Idioma.tsx'
import { rutas } from '../rutas.ts'
import { screens, sideMenu, sideMenuBelow, userMenu } from '../screens.ts'

const buscar = onDemand(async () => (await import('./BuscarDialog.tsx')).BuscarDialog)

const icons = {
  cola: <InicioIcon />,
  registros: <RegistrosIcon />,
  revision: <RevisionIcon />,
  catalogo: <CatalogoIcon />,
  excepciones: <ExcepcionesIcon />,
  cuentas: <CuentasIcon />,
  control: <ControlIcon />,
  porteria: <PorteriaIcon />,
  calendario: <CalendarioIcon />,
  contrasena: <ContrasenaIcon />,
  dosPasos: <DosPasosIcon />,
  ajustes: <AjustesIcon />,
  operadores: <OperadoresIcon />,
  correos: <CorreosIcon />,
  tareas: <TareasIcon />,
  auditoria: <AuditoriaIcon />,
  refusedAttacks: <RefusedAttacksIcon />,
}

/** What is a part of another screen. */
const parts: Partial<Record<keyof typeof icons, keyof typeof icons>> = {
  ajustes: 'operadores',
  auditoria: 'refusedAttacks',
  catalogo: 'excepciones',
}

/** What a phone has no room for at its foot: there it is in the person's menu. */
const apart = ['control', 'porteria'] as const

const isApart = (key: string): boolean => apart.some((each) => each === key)

/** What each of the provider's people has of their own. */
const ofEverybody: ReadonlySet<string> = new Set(['calendario', 'contrasena'])

interface ConsoleFrameProps {
  operador: Result<'SesionOperador'>['login']
  children: ReactNode
}

export const ConsoleFrame = ({ operador, children }: ConsoleFrameProps) => {
  const t = useTexts()
  const pathname = usePath()
  const signOut = useSignOut(session)
  const mayLook = !owesTotp(operador)
  const [choosing, setChoosing] = useState(false)
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const { version, commit } = operador.producto
  const { data: cola } = useQuery({ ...operationQuery('Cola', {}), enabled: mayLook })

  const waiting: Partial<Record<string, number>> = {
    registros: cola?.registros.cantidad,
    revision: cola?.documentos.cantidad,
    correos: cola?.correosFallidos,
    tareas: cola?.tareasAtrasadas,
    porteria: cola?.puertas.igualesHoy,
  }
  /** Whoever owes a second step goes nowhere else, and a revisor doesn't see what only an administrador does. */
  const mayOpen = (key: (typeof userMenu)[number]) => {
    const isOfPasswords = key === 'dosPasos' || key === 'contrasena'
    // Who came in by the company was asked for none here.
    if (isOfPasswords && operador.por_empresa) return false
    return key === 'dosPasos' || (mayLook && (ofEverybody.has(key) || operador.rol === 'administrador'))
  }
  const counts: Partial<Record<string, string>> = {
    correos: t('menu.noSalieron'),
    tareas: t('menu.atrasadas'),
    porteria: t('porteria.hallazgos.titulo'),
  }
  const item = (key: keyof typeof icons) => ({
    key,
    name: t(screens[key].title),
    link: rutas[key](),
    icon: icons[key],
    badge: waiting[key] ? formatNumber(waiting[key]) : undefined,
    badgeLabel: counts[key] ?? t('menu.esperan'),
  })

  /** Those that are reached from another, at an address of their own. */
  const withParts = (key: (typeof sideMenu)[number] | (typeof sideMenuBelow)[number]) => {
    const part = parts[key]
    return part ? { ...item(key), child: [item(part)] } : item(key)
  }

  /** A revisor doesn't look at what the others did. */
  const below = sideMenuBelow.filter((key) => key !== 'auditoria' || operador.rol === 'administrador')

  return (
    <RailFrame
      brand={{ name: t('marca.consola'), logo: operador.proveedor.logo }}
      home={rutas.cola()}
      menu={mayLook ? sideMenu.filter((key) => !narrow || !isApart(key)).map(withParts) : []}
      below={mayLook ? [...(narrow ? apart : []), ...below].map(withParts) : []}
      user={{ firstname: operador.nombre, lastname: '', accountname: t(`rol.${operador.rol}`) }}
      userMenu={[
        ...userMenu.filter(mayOpen).map(item),
        {
          key: 'idioma',
          name: t('menu.idioma'),
          icon: <IdiomaIcon />,
          onSelect: () => setChoosing(true),
        },
        {
          key: 'salir',
          name: t('menu.salir'),
          icon: <LogoutIcon />,
          onSelect: () => void signOut(),
        },
      ]}
      userNote={
        commit === null ? t('menu.versionSinCommit', { version }) : t('menu.version', { version, commit })
      }
      tools={mayLook && <SearchBox dialog={buscar} finds={t('busqueda.queBusca')} />}
      pathname={pathname}
    >
      {children}
      {choosing && <Idioma onClose={() => setChoosing(false)} />}
    </RailFrame>
  )
}
