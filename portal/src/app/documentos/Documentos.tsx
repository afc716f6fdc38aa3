import Card from '@mui/material/Card'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentosEn, solapasDocumentos } from '../rutas.ts'
import { faltantesQuery, flattenFaltantes } from './faltantes.ts'
import { Pendientes } from './Pendientes.tsx'
import { presentadosList } from './presentadosList.tsx'

const Presentados = () => <ListTable of={presentadosList} state={useList(presentadosList.address)} />

/** What was presented and what is missing, a tab each. */
export const Documentos = ({ solapa }: { solapa: '0' | '1' }) => {
  const { t } = useTranslation()
  const faltantes = useQuery(faltantesQuery)
  return (
    <Screen title={t('documentos.titulo')} subtitle={t('documentos.explicacion')}>
      <Card>
        <PageTabs
          label={t('documentos.solapas.titulo')}
          current={solapa}
          tabs={solapasDocumentos.map((key, index) => ({
            key: String(index),
            label: t(`documentos.solapas.${key}`),
            href: documentosEn(key),
            count:
              key === 'pendientes' && faltantes.data ? flattenFaltantes(faltantes.data).length : undefined,
          }))}
        >
          {solapa === '0' ? <Presentados /> : <Pendientes />}
        </PageTabs>
      </Card>
    </Screen>
  )
}
