import { minimoDeBusqueda } from '@portal/contract/busqueda.ts'
import type { Result } from '@portal/contract'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SearchDialog } from '@portal/ui/search/SearchDialog.tsx'
import { Detail, Words } from '@portal/ui/search/Words.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2 as CuentaIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

type Hallazgo = Result<'BuscarEnCuentas'>['records'][number]

/** Finds what all carriers have. */
export const BuscarDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  return (
    <SearchDialog
      finds={t('busqueda.queBusca')}
      least={minimoDeBusqueda.enCuentas}
      useSearch={useBusqueda}
      onClose={onClose}
    />
  )
}

const clases = ['cuenta', 'chofer', 'dominio'] as const

const useBusqueda = (search: string, asked: boolean) => {
  const t = useTexts()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('BuscarEnCuentas', { search }),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  const groups = clases
    .map((clase) => ({
      name: t(`busqueda.clases.${clase}`),
      found: (data?.records ?? [])
        .filter((hallazgo) => hallazgo.clase === clase)
        .map((hallazgo) => ({
          id: hallazgo.id,
          href: hrefOf(hallazgo),
          shown: <Encontrado hallazgo={hallazgo} />,
        })),
    }))
    .filter(({ found }) => found.length > 0)
  return { groups, pending: isPending || isPlaceholderData, error, retry: () => void refetch() }
}

const hrefOf = ({ clase, id, cuentaid }: Hallazgo): string =>
  clase === 'cuenta' ? rutas.cuenta(id) : rutas.recursoDeCuenta(cuentaid, id)

/** An account by its name and its number; a face, or a plate and its vehicle, with whose it is. */
const Encontrado = ({ hallazgo }: { hallazgo: Hallazgo }) => {
  const t = useTexts()
  const { clase, titulo, detalle, estado, accountname } = hallazgo
  if (clase === 'cuenta') return <Words icon={<CuentaIcon />} title={titulo} said={detalle} />
  const away = estado === 'BAJA' || estado === 'BLOQUEADO' ? t(`estadoRecurso.${estado}`) : undefined
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
      <Detail>{[accountname, away].filter(Boolean).join(' · ')}</Detail>
    </>
  )
}
