import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { RecordForm } from '@portal/ui/form/RecordForm.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AvisoDeCupo } from '../recursos/AvisoDeCupo.tsx'
import { JuntoAlFormulario } from '../recursos/JuntoAlFormulario.tsx'
import { rutas } from '../rutas.ts'
import { BuscarChofer } from '../gemelos/BuscarChofer.tsx'
import { DeLaNomina } from '../nomina/DeLaNomina.tsx'
import { ChoferGemelo } from '../gemelos/ChoferGemelo.tsx'
import { EscanearDni } from '../escanear/EscanearDni.tsx'
import { LoLeimos } from '../escanear/LoLeimos.tsx'
import { choferKind, type Chofer } from './record.ts'

/** The id that asks the server for a new record. */
const newId = '0'

/** A new chofer's form, or the one of `chofer`; saved, it leads to the documents that it asks for. */
export const ChoferForm = ({ chofer }: { chofer?: Chofer }) => {
  const { choferid = newId, contactid = newId, version } = chofer ?? {}
  const save = useWrite('SaveChofer', {
    waits: ({ values: { nombre = '', apellido = '', documento } }) =>
      datosDe(`${nombre} ${apellido}`, `chofer ${chofer ? choferid : documento}`),
  })
  const navigate = useNavigate()
  const [leidos, setLeidos] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <LoLeimos valores={leidos}>
      <RecordForm
        of={choferKind}
        record={chofer}
        name={`chofer ${choferid}`}
        save={(values) => save.mutateAsync({ choferid, contactid, values: { ...values, version } })}
        onSaved={({ records: [saved] }) =>
          saved &&
          navigate({
            href: rutas.chofer(saved.choferid, chofer ? {} : { solapa: 'documentos' }),
            ignoreBlocker: true,
          })
        }
        cancelHref={chofer ? rutas.chofer(choferid) : rutas.choferes()}
        notice={(form) => (
          <>
            {!chofer && <AvisoDeCupo de="choferes" />}
            {!chofer && <DeLaNomina form={form} />}
            <EscanearDni form={form} deFabrica={chofer ? {} : choferKind.defaults} onPropuesto={setLeidos} />
          </>
        )}
        aside={(form) => <JuntoAlFormulario form={form} tiporecurso="chofer" nuevo={!chofer} />}
        twin={{
          under: 'documento',
          show: (twin) => <ChoferGemelo choferid={twin} />,
          by: ['tipo_documento', 'documento'],
          seek: (left) => <BuscarChofer {...left} propio={choferid} />,
        }}
      />
    </LoLeimos>
  )
}
