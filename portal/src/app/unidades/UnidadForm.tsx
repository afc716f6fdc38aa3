import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { RecordForm } from '@portal/ui/form/RecordForm.tsx'
import { useNavigate } from '@tanstack/react-router'
import { AvisoDeCupo } from '../recursos/AvisoDeCupo.tsx'
import { rutas } from '../rutas.ts'
import { Armado } from './Armado.tsx'
import { unidadKind } from './record.tsx'
import type { Unidad } from './unidad.ts'

/** The id that asks the server for a new record. */
const newId = '0'

interface UnidadFormProps {
  unidad?: Unidad
  /** Parts that the address puts in already. */
  put?: Partial<Record<string, string>>
}

/** A new unit's form, or the one of `unidad`: who goes where, drawn as it is put together. */
export const UnidadForm = ({ unidad, put = {} }: UnidadFormProps) => {
  const { unidadid = newId, version } = unidad ?? {}
  const save = useWrite('SaveUnidad', {
    waits: ({ values: { nombre = '' } }) => datosDe(nombre, `unidad ${unidad ? unidadid : nombre}`),
  })
  const navigate = useNavigate()
  return (
    <RecordForm
      of={unidadKind}
      record={unidad ? { ...unidad, ...put } : Object.keys(put).length > 0 ? put : undefined}
      name={`unidad ${unidadid}`}
      save={(values) =>
        save.mutateAsync({ unidadid, values: { ...values, ...(version !== undefined && { version }) } })
      }
      onSaved={({ records: [saved] }) =>
        saved && navigate({ href: rutas.unidad(saved.unidadid), ignoreBlocker: true })
      }
      cancelHref={unidad ? rutas.unidad(unidadid) : rutas.unidades()}
      notice={!unidad && <AvisoDeCupo de="unidades" />}
      aside={(form) => <Armado form={form} />}
    />
  )
}
