import { useWrite } from '@portal/ui/app/queries.ts'
import { estadoDe } from '@portal/ui/app/signal/waits.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { RecursoActions } from '../recursos/RecursoActions.tsx'
import { rutas } from '../rutas.ts'
import type { Dominio } from './record.tsx'

export const DominioActions = ({ dominio }: { dominio: Dominio }) => {
  const t = useTexts()
  const { dominioid, version, dominio: plate } = dominio
  const save = useWrite('SaveDominio', { waits: () => estadoDe(dominio.dominio) })
  return (
    <RecursoActions
      estado={dominio.estado_dominio}
      editHref={rutas.editarDominio(dominioid)}
      module="dominios"
      leaving={t('dominios.baja', { dominio: plate })}
      returning={{
        title: t('dominios.reactivacion.titulo', { dominio: plate }),
        message: t('dominios.reactivacion.mensaje'),
      }}
      save={({ estado, ...leave }) =>
        save.mutateAsync({ dominioid, values: { ...leave, estado_dominio: estado, version } })
      }
    />
  )
}
