import Card from '@mui/material/Card'
import { EstadoCasilla, TipoRecurso } from '@portal/contract/recursos.ts'
import { CalendarDate } from '@portal/contract/values.ts'
import { PageTabs } from '@portal/ui/PageTabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { countFaltantes, faltantesQuery } from '../../../faltantes.ts'
import { lenient, listSearch } from '@portal/ui/table/listSearch.ts'
import { prefetchOperation } from '../../../operationQuery.ts'
import { rutas } from '../../../rutas.ts'
import { Screen } from '../../../Screen.tsx'
import { Pendientes } from './-Pendientes.tsx'
import { Presentados } from './-Presentados.tsx'
import { presentadosInput } from './-presentadosInput.ts'

const id = z.string().check(z.regex(/^\d+x\d+$/))

/** Tabs are numbered: 0 Presentados, 1 Pendientes. Each understands a part of the rest. */
export const DocumentosSearch = z.object({
  ...listSearch,
  solapa: lenient(z.enum(['0', '1'])),
  tiporecurso: lenient(TipoRecurso),
  estado: lenient(EstadoCasilla),
  vence_desde: lenient(CalendarDate),
  vence_hasta: lenient(CalendarDate),
  /** The missing document whose dialog is open. */
  recursoid: lenient(id),
  tipodocumentoid: lenient(id),
})

export const Route = createFileRoute('/pages/documentos/')({
  validateSearch: DocumentosSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.solapa !== '1') {
      prefetchOperation(context.queryClient, 'ListDocumentos', presentadosInput(deps))
    }
  },
  component: Documentos,
})

function Documentos() {
  const { t } = useTranslation()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { solapa = '0' } = search
  const faltantes = useQuery(faltantesQuery)
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (previous) => ({ ...previous, page: undefined, ...next }), replace: true })

  return (
    <Screen title={t('documentos.titulo')} subtitle={t('documentos.explicacion')}>
      <Card>
        <PageTabs
          label={t('documentos.solapas.titulo')}
          current={solapa}
          tabs={[
            {
              key: '0',
              label: t('documentos.solapas.presentados'),
              href: rutas.documentos({ solapa: '0' }),
            },
            {
              key: '1',
              label: t('documentos.solapas.pendientes'),
              href: rutas.documentos({ solapa: '1' }),
              count: faltantes.data && countFaltantes(faltantes.data),
            },
          ]}
        >
          {solapa === '0' ? (
            <Presentados search={search} onChange={change} />
          ) : (
            <Pendientes search={search} onChange={change} />
          )}
        </PageTabs>
      </Card>
    </Screen>
  )
}
