import { minimoDeBusqueda } from '@portal/contract/busqueda.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SearchDialog } from '@portal/ui/search/SearchDialog.tsx'
import { Detail, Words } from '@portal/ui/search/Words.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clases, enGrupos, type Hallazgo } from './hallazgos.ts'
import { iconos } from './iconos.tsx'

/** Finds what the carrier has. */
export const BuscarDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  return (
    <SearchDialog
      finds={t('busqueda.queBusca')}
      least={minimoDeBusqueda.propia}
      useSearch={useBusqueda}
      onClose={onClose}
    />
  )
}

const useBusqueda = (search: string, asked: boolean) => {
  const t = useTexts()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('Buscar', { search }),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const groups = enGrupos(data?.records ?? []).map(({ clase, hallazgos }) => ({
    name: t(`busqueda.clases.${clase}`),
    found: hallazgos.map((hallazgo) => ({
      id: hallazgo.id,
      href: hallazgo.href,
      shown: <Encontrado hallazgo={hallazgo} />,
    })),
  }))
  return { groups, pending: isPending || isPlaceholderData, error, retry: () => void refetch() }
}

/** A face, a plate and its vehicle; a document by its name, with whose it is. */
const Encontrado = ({ hallazgo }: { hallazgo: Hallazgo }) => {
  const t = useTexts()
  const { clase, titulo, detalle, estado } = hallazgo
  const estadoText = estado && estadosDichos[estado]
  const said = [detalle, estadoText && t(estadoText)].filter(Boolean).join(' · ')
  if (clase === 'chofer' || clase === 'dominio')
    return (
      <>
        <RecursoCell
          recurso={{
            ...hallazgo,
            tiporecurso: clase,
            nombre: titulo,
            dominio: clase === 'dominio' ? titulo : null,
          }}
        />
        <Detail>{said}</Detail>
      </>
    )
  return (
    <Words
      icon={iconos[clases[clase].icono]}
      title={titulo}
      said={said}
      chip={
        estado !== undefined &&
        isCasilla(estado) && <ToneChip {...casillaLook[estado]} label={t(`estadoCasilla.${estado}`)} />
      }
    />
  )
}

/** States that are worth a word: of who is on the road nothing is said. */
const estadosDichos: Readonly<Partial<Record<string, TextKey>>> = {
  BAJA: 'estadoRecurso.BAJA',
  BLOQUEADO: 'estadoRecurso.BLOQUEADO',
  INACTIVA: 'busqueda.inactiva',
}

const isCasilla = (estado: string): estado is EstadoCasilla => estado in casillaLook
