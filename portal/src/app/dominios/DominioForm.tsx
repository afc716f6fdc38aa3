import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { RecordForm } from '@portal/ui/form/RecordForm.tsx'
import { useNavigate } from '@tanstack/react-router'
import { AvisoDeCupo } from '../recursos/AvisoDeCupo.tsx'
import { JuntoAlFormulario } from '../recursos/JuntoAlFormulario.tsx'
import { rutas } from '../rutas.ts'
import { BuscarDominio } from '../gemelos/BuscarDominio.tsx'
import { DominioGemelo } from '../gemelos/DominioGemelo.tsx'
import { dominioKind, type Dominio } from './record.tsx'

/** A new dominio's form, or the one of `dominio`; saved, it leads to the documents that it asks for. */
export const DominioForm = ({ dominio }: { dominio?: Dominio }) => {
  // '0' asks the server for a new record.
  const { dominioid = '0', version } = dominio ?? {}
  const save = useWrite('SaveDominio', { waits: ({ values }) => datosDe(values.dominio) })
  const navigate = useNavigate()
  return (
    <RecordForm
      of={dominioKind}
      record={dominio}
      name={`dominio ${dominioid}`}
      save={(values) => save.mutateAsync({ dominioid, values: { ...values, version } })}
      onSaved={({ records: [saved] }) =>
        saved && navigate({ href: rutas.dominio(saved.dominioid), ignoreBlocker: true })
      }
      cancelHref={dominio ? rutas.dominio(dominioid) : rutas.dominios()}
      notice={!dominio && <AvisoDeCupo de="dominios" />}
      aside={(form) => <JuntoAlFormulario form={form} tiporecurso="dominio" nuevo={!dominio} />}
      twin={{
        under: 'dominio',
        show: (twin) => <DominioGemelo dominioid={twin} />,
        by: ['pais_patente', 'dominio'],
        seek: (left) => <BuscarDominio {...left} propio={dominioid} />,
      }}
    />
  )
}
