import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { tipoRecursoFilter } from '@portal/parts/filters.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button, IconButton } from '@portal/ui/controls/Button.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { filter, todos } from '@portal/ui/list/filter.ts'
import { FilterChips } from '@portal/ui/list/FilterChips.tsx'
import { ListFilters, type ListFiltersProps } from '@portal/ui/list/ListFilters.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Toolbar } from '@portal/ui/table/Toolbar.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MapPinned as OperacionIcon, Plus as NewIcon } from 'lucide-react'
import { useState } from 'react'
import { NuevaOperacion } from '../operaciones/NuevaOperacion.tsx'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { gruposDe } from '../catalogo/grupos.ts'
import type { Tipo } from '../catalogo/tipo.ts'
import { vigenteEl } from '../catalogo/vigente.ts'
import { readExigencias } from './address.ts'
import type { Operacion } from './exigencia.ts'
import { GrillaDeExigencias } from './GrillaDeExigencias.tsx'
import { SinGuardar } from './SinGuardar.tsx'
import { Teclas } from './Teclas.tsx'
import { useCambios } from './useCambios.ts'

const tiposFilter = filter({
  label: 'exigencias.filtros.tipos',
  options: ['deciden', todos],
  texts: 'exigenciasTipos',
  initially: 'deciden',
})

const operacionesFilter = filter({
  label: 'exigencias.filtros.operaciones',
  options: ['abiertas', todos],
  texts: 'exigenciasOperaciones',
  initially: 'abiertas',
})

/** Of those that keep nobody from anywhere, nobody looks for what an operacion asks of them. */
const decide = (
  { tipodocumentoid, alcance, obligatorio, critico }: Tipo,
  operaciones: readonly Operacion[],
) =>
  alcance !== 'general' ||
  (obligatorio && critico) ||
  operaciones.some(({ exigencias }) => exigencias.some((each) => each.tipodocumentoid === tipodocumentoid))

/** The types by the operations: what is asked beyond the general, and where. */
export const Exigencias = () => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const router = useRouter()
  const [creating, setCreating] = useState(false)
  const mayChange = useEsAdministrador()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const [address, change] = useAddress(readExigencias)
  const tipos = useQuery(operationQuery('ListTipos', {}))
  const operaciones = useQuery(operationQuery('ListCatalogoOperaciones', {}))
  const cambios = useCambios()

  const failed = [tipos, operaciones].find(({ data, error }) => error && !data)
  const all = operaciones.data?.records
  const changed = (id: string) => cambios.cambios[id] !== undefined
  // What is not saved stays in sight.
  const columns = all?.filter(
    ({ operacionid, activa }) => activa || address.operaciones === todos || changed(operacionid),
  )
  const inForce = tipos.data?.records.filter((tipo) => vigenteEl(tipo, hoy) !== 'terminados')
  const shown =
    inForce &&
    all &&
    inForce.filter(
      (tipo) =>
        address.tipos === todos ||
        address.search !== undefined ||
        decide(tipo, all) ||
        Object.values(cambios.cambios).some(({ celdas }) => tipo.tipodocumentoid in celdas),
    )
  const grupos = shown && gruposDe(shown, { ...address, vigentes: todos }, hoy)
  const cantidad = grupos?.reduce((sum, grupo) => sum + grupo.tipos.length, 0)

  const choices: ListFiltersProps = {
    filters: [
      ['recurso', tipoRecursoFilter],
      ['tipos', tiposFilter],
      ['operaciones', operacionesFilter],
    ],
    address,
    onChange: (next) => change(readExigencias({ ...address, ...next })),
  }
  const nueva =
    mayChange &&
    (narrow && all?.length !== 0 ? (
      <IconButton label={t('operacion.nueva')} onClick={() => setCreating(true)}>
        <NewIcon />
      </IconButton>
    ) : (
      <Button icon={<NewIcon size={20} />} onClick={() => setCreating(true)}>
        {t('operacion.nueva')}
      </Button>
    ))

  return (
    <>
      {failed ? (
        <Card>
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : all?.length === 0 ? (
        <Card>
          <EmptyState
            ghost
            icon={<OperacionIcon />}
            title={t('exigencias.vacio.titulo')}
            message={t('exigencias.vacio.mensaje')}
            action={nueva}
          />
        </Card>
      ) : (
        <div className="stack gap-16">
          <FormGuard name="exigencias" form={cambios.form} />
          <SinGuardar operaciones={all ?? []} tipos={tipos.data?.records ?? []} cambios={cambios} />
          <Card>
            <Toolbar
              search={{
                value: address.search ?? '',
                label: t('catalogo.buscar'),
                onSearch: (text) => change({ search: text === '' ? undefined : text }),
              }}
              filters={<ListFilters {...choices} />}
              chips={<FilterChips {...choices} />}
              narrow={narrow}
              count={
                cantidad === undefined || inForce === undefined
                  ? undefined
                  : t('exigencias.cantidad', {
                      count: inForce.length,
                      n: formatNumber(cantidad),
                      total: formatNumber(inForce.length),
                    })
              }
              action={nueva}
            />
            {!grupos || !columns ? (
              <div className="stack gap-16" aria-busy>
                {Array.from({ length: 10 }, (_, index) => (
                  <Placeholder key={index} width="96%" height={20} />
                ))}
              </div>
            ) : grupos.length === 0 ? (
              <NothingFound
                onClear={() => change({ search: undefined, recurso: undefined, tipos: undefined })}
              />
            ) : (
              <GrillaDeExigencias grupos={grupos} operaciones={columns} cambios={cambios} />
            )}
            {mayChange && !narrow && <Teclas />}
          </Card>
        </div>
      )}
      {creating && (
        <NuevaOperacion
          onClose={() => setCreating(false)}
          onCreated={(operacionid) =>
            router.navigate({ href: rutas.operacion(operacionid), ignoreBlocker: true })
          }
        />
      )}
    </>
  )
}
