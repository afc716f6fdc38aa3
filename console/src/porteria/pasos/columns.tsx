import type { Paso } from '@portal/contract/puertas.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Que, Respuesta } from './celdas.tsx'
import { detalleDe, quienesDe, transporteDe, vehiculoDe } from './paso.ts'
import { VerPaso } from './VerPaso.tsx'

/** Its day stands above it. */
export const pasosColumns: readonly Column<Paso>[] = [
  {
    id: 'momento',
    header: 'porteria.columnas.hora',
    sortable: true,
    width: 72,
    phone: 'chip',
    cell: ({ momento }) => <time dateTime={momento}>{formatTime(momento)}</time>,
  },
  {
    id: 'puerta',
    header: 'porteria.columnas.puerta',
    width: 112,
    cell: ({ puerta }) => <span className="soft breaks">{puerta}</span>,
  },
  {
    id: 'que',
    header: 'porteria.columnas.que',
    width: 104,
    phone: 'days',
    cell: (paso) => <Que {...paso} />,
  },
  {
    id: 'unidad',
    header: 'porteria.columnas.unidad',
    width: 104,
    cell: (paso) => <Vehiculo paso={paso} />,
  },
  {
    id: 'quien',
    header: 'porteria.columnas.quien',
    width: 240,
    phone: 'title',
    cell: (paso) => <Quien paso={paso} />,
  },
  {
    id: 'respuesta',
    header: 'porteria.columnas.respuesta',
    width: 136,
    cell: (paso) => <Respuesta {...paso} />,
  },
  {
    id: 'detalle',
    header: 'porteria.columnas.detalle',
    phone: 'reason',
    cell: (paso) => <Detalle paso={paso} />,
  },
  {
    id: 'guardia',
    header: 'porteria.columnas.guardia',
    width: 120,
    cell: ({ guardia }) => <span className="soft breaks">{guardia}</span>,
  },
  { id: 'ver', header: 'acciones.ver', sign: true, width: 64, cell: (paso) => <VerPaso paso={paso} /> },
]

const Vehiculo = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const vehiculo = vehiculoDe(paso)
  return vehiculo ? (
    <Plate dominio={vehiculo.texto} pais={vehiculo.pais_patente} height={24} />
  ) : (
    <span className="soft">{t('porteria.aPie')}</span>
  )
}

const Quien = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const who = quienesDe(paso)
  const { visita } = paso
  const below = visita
    ? [visita.empresa, visita.a_quien && t('porteria.veA', { quien: visita.a_quien })]
        .filter(Boolean)
        .join(', ')
    : transporteDe(paso)
  return (
    <span className="block slim">
      <span className="block breaks">{who.length > 0 ? listed(who) : t('porteria.noSeSabe')}</span>
      {below && (
        <span className="block tiny soft cut" title={below}>
          {below}
        </span>
      )}
    </span>
  )
}

const Detalle = ({ paso }: { paso: Paso }) => {
  const t = useTexts()
  const { dice, abajo, hallado } = detalleDe(t, paso)
  return (
    <span className="block slim">
      <span className={`block breaks ${hallado ? 'semibold' : 'soft'}`}>{dice}</span>
      {abajo && <span className="block tiny soft breaks">{abajo}</span>}
    </span>
  )
}
