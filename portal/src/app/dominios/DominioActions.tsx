import { useWrite } from '@portal/ui/app/queries.ts'
import { estadoDe } from '@portal/ui/signal/waits.ts'
import { RecursoActions } from '../recursos/RecursoActions.tsx'
import { rutas } from '../rutas.ts'
import type { Dominio } from './record.tsx'

export const DominioActions = ({ dominio }: { dominio: Dominio }) => {
  const { dominioid, version } = dominio
  const save = useWrite('SaveDominio', { waits: () => estadoDe(dominio.dominio) })
  return (
    <RecursoActions
      recurso={{ ...dominio, recursoid: dominioid, nombre: dominio.dominio }}
      estado={dominio.estado_dominio}
      editHref={rutas.editarDominio(dominioid)}
      module="dominios"
      save={({ estado, ...leave }) =>
        save.mutateAsync({ dominioid, values: { ...leave, estado_dominio: estado, version } })
      }
    />
  )
}
