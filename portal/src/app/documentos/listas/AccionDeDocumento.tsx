import { documentoName } from '@portal/parts/documentoName.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { leaveFiles } from '../presentar/soltados.ts'
import { AccionEnFila } from '../AccionEnFila.tsx'
import { abiertoAddress, abrir } from '../abierto.ts'
import { presentableDe, type Presentado } from '../presentado.ts'
import { tareaDe } from '../tarea.ts'

/** What can be done about a document of a list: presenting it opens over the list, by saying so in the address. */
export const AccionDeDocumento = ({ documento }: { documento: Presentado }) => {
  const [, change] = useAddress(abiertoAddress.read)
  const item = presentableDe(documento)
  return (
    <AccionEnFila
      tarea={item && tareaDe(documento)}
      documentoid={documento.documentoid}
      of={`${documentoName({ ...documento, nombre: documento.tipodocumento })}, ${recursoName(documento)}`}
      onPresent={(files) => {
        if (item && files) leaveFiles(item, files)
        change(abrir(item))
      }}
    />
  )
}
