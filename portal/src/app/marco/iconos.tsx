import {
  FileText as DocumentsIcon,
  CircleHelp as HelpIcon,
  Users as DriversIcon,
  House as HomeIcon,
  Truck as PlatesIcon,
  User as ProfileIcon,
  Building2 as TransportIcon,
  Container as UnitsIcon,
  UserCog as UsersIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** What an item of the menus is known by, by its key. */
export const iconos: Partial<Record<string, ReactNode>> = {
  inicio: <HomeIcon />,
  transporte: <TransportIcon />,
  choferes: <DriversIcon />,
  dominios: <PlatesIcon />,
  unidades: <UnitsIcon />,
  documentos: <DocumentsIcon />,
  perfil: <ProfileIcon />,
  usuarios: <UsersIcon />,
  ayuda: <HelpIcon />,
}
