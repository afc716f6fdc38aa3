import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { useEnLaUnica } from '../operaciones/useEnLaUnica.ts'
import { choferesList } from './list.tsx'

export const Choferes = () => <ListScreen of={choferesList} asks={useEnLaUnica()} />
