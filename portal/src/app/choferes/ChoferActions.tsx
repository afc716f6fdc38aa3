import { useWrite } from '@portal/ui/app/queries.ts'
import { estadoDe } from '@portal/ui/signal/waits.ts'
import { RecursoActions } from '../recursos/RecursoActions.tsx'
import { rutas } from '../rutas.ts'
import type { Chofer } from './record.ts'

export const ChoferActions = ({ chofer }: { chofer: Chofer }) => {
  const { choferid, version } = chofer
  const nombre = [chofer.nombre, chofer.apellido].filter(Boolean).join(' ')
  const save = useWrite('SaveChofer', { waits: () => estadoDe(nombre, choferid) })
  return (
    <RecursoActions
      recurso={{ ...chofer, recursoid: choferid, nombre }}
      estado={chofer.estado_cuenta}
      editHref={rutas.editarChofer(choferid)}
      module="choferes"
      save={({ estado, ...leave }) =>
        save.mutateAsync({ choferid, values: { ...leave, estado_cuenta: estado, version } })
      }
    />
  )
}
