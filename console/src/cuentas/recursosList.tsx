import { culpableSentence } from '@portal/parts/culpable.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { bloqueoSentence } from '@portal/parts/Veredicto.tsx'
import { capitalized } from '@portal/ui/show/locale.ts'
import { list } from '@portal/ui/list/list.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { DeQuien } from '../DeQuien.tsx'
import { rutas } from '../rutas.ts'
import { recursosAddress } from './addresses.ts'
import { Bloquear } from './Bloquear.tsx'
import type { Recurso } from './cuenta.ts'
import { proximoColumn } from './proximoColumn.ts'
import { SituacionChip } from './SituacionChip.tsx'
import text from '../text.module.css'

const PorQue = ({ recurso: { culpable, bloqueo } }: { recurso: Recurso }) => {
  const t = useTexts()
  if (bloqueo) return <span className={text.soft}>{capitalized(bloqueoSentence(t, bloqueo))}</span>
  return culpable && <span className={text.soft}>{culpableSentence(t, culpable)}</span>
}

/** One carrier's company, choferes and dominios. */
export const recursosList = (cuentaid: string) =>
  list({
    address: recursosAddress(cuentaid),
    name: 'consola-recursos-de-cuenta',
    dense: true,
    texts: 'recursosDeCuenta',
    rowId: ({ recursoid }) => recursoid,
    rowLabel: recursoName,
    rowHref: ({ recursoid }) => rutas.recursoDeCuenta(cuentaid, recursoid),
    columns: [
      {
        id: 'nombre',
        header: 'recursosDeCuenta.columnas.nombre',
        phone: 'title',
        sortable: true,
        cell: (recurso) => <DeQuien {...recurso} />,
      },
      {
        id: 'aptitud',
        header: 'recursosDeCuenta.columnas.aptitud',
        phone: 'chip',
        sortable: true,
        width: 176,
        cell: ({ aptitud, culpable }) => <SituacionChip aptitud={aptitud} culpable={culpable} />,
      },
      {
        id: 'culpable',
        header: 'recursosDeCuenta.columnas.culpable',
        phone: 'reason',
        cell: (recurso) => <PorQue recurso={recurso} />,
      },
      proximoColumn,
      {
        id: 'accion',
        header: 'recursosDeCuenta.columnas.accion',
        align: 'end',
        width: 132,
        cell: (recurso) => <Bloquear cuentaid={cuentaid} recurso={recurso} inRow />,
      },
    ],
  })
