import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { useEnLaUnica } from '../operaciones/useEnLaUnica.ts'
import { dominiosList } from './list.tsx'

export const Dominios = () => <ListScreen of={dominiosList} asks={useEnLaUnica()} />
