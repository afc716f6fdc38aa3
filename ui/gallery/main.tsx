import AddIcon from '@mui/icons-material/Add'
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '../src/theme/AppTheme.tsx'
import { ComplianceRing } from '../src/show/ComplianceRing.tsx'
import { ConfirmProvider } from '../src/feedback/Confirm.tsx'
import { Counter } from '../src/show/Counter.tsx'
import { EmptyState } from '../src/feedback/EmptyState.tsx'
import { ErrorState } from '../src/feedback/ErrorState.tsx'
import { Frame } from '../src/frame/Frame.tsx'
import { PageHeader } from '../src/frame/PageHeader.tsx'
import { PageTabs } from '../src/frame/PageTabs.tsx'
import { Plate } from '../src/Plate.tsx'
import type { PlateCountry } from '../src/plateLayouts.ts'
import { ToastProvider } from '../src/feedback/Toasts.tsx'
import { statusKeys } from '../src/theme/tokens.ts'
import { GalleryForm } from './GalleryForm.tsx'
import { GalleryTable } from './GalleryTable.tsx'
import { people, stateWords } from './people.ts'

const plates: [PlateCountry, string][] = [
  ['AR', 'AB123CD'],
  ['AR', 'ABC123'],
  ['AR', 'B123456'],
  ['BR', 'ABC1D23'],
  ['BR', 'ABC1234'],
  ['UY', 'ABC1234'],
  ['PY', 'ABCD123'],
  ['PY', 'ABC123'],
  ['CL', 'BBBB12'],
  ['BO', '1234ABC'],
]

const Gallery = () => (
  <Frame
    brand={{ name: 'Portal' }}
    home="/app"
    menu={[
      { key: 'inicio', name: 'Inicio', link: '/app', icon: <HomeIcon /> },
      { key: 'titulo', name: 'Tu empresa', title: true },
      { key: 'personas', name: 'Personas', link: '/app/personas', icon: <PeopleIcon /> },
      {
        key: 'grupo',
        name: 'Documentos',
        icon: <DocumentsIcon />,
        child: [{ key: 'faltan', name: 'Pendientes', link: '/app/pendientes', badge: 7 }],
      },
    ]}
    user={{ firstname: 'Ana', lastname: 'Ejemplo', accountname: 'Transportes Ficticios SRL' }}
    userMenu={[
      { key: 'perfil', name: 'Perfil', link: '/app/perfil' },
      { key: 'salir', name: 'Salir' },
    ]}
    version="0.1.112"
    pathname="/app/personas"
    breadcrumbLabels={{ app: 'Inicio' }}
    alert={{ count: 7, label: 'Posee 7 documentos aún no presentados', link: '/app/pendientes' }}
    loading={false}
  >
    <PageHeader
      title="Personas"
      subtitle="Lo que comparten las dos aplicaciones, dibujado junto"
      actions={
        <Button variant="contained" color="secondary" startIcon={<AddIcon />} href="/app/personas/nueva">
          Nueva persona
        </Button>
      }
    />
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {statusKeys.map((status, index) => (
          <Counter
            key={status}
            status={status}
            label={stateWords[status]}
            value={index === 5 ? undefined : 3 + index * 411}
            href={`/app/documentos?estado=${status}`}
          />
        ))}
      </Box>
      <GalleryTable rows={people} />
      <GalleryTable rows={undefined} />
      <Card sx={{ padding: 3 }}>
        <ComplianceRing
          label="Choferes"
          parts={[
            { label: 'En regla', value: 31, status: 'activo', done: true },
            { label: 'Por vencer', value: 6, status: 'vencido', done: true },
            { label: 'No habilitados', value: 5, status: 'rechazado' },
          ]}
        />
      </Card>
      <Card sx={{ padding: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {plates.map(([country, plate]) => (
          <Plate key={`${country} ${plate}`} country={country} plate={plate} height={44} />
        ))}
      </Card>
      <Card>
        <PageTabs
          label="Documentos"
          current="1"
          tabs={[
            { key: '0', label: 'Presentados', href: '?solapa=0', count: 128 },
            { key: '1', label: 'Pendientes', href: '?solapa=1', count: 7 },
            { key: '2', label: 'Historial', href: '?solapa=2' },
          ]}
        >
          <EmptyState
            icon={<DocumentsIcon />}
            title="No hay documentos pendientes"
            message="Estas al día con la documentacion."
            action={<Button variant="contained">Ver presentados</Button>}
          />
        </PageTabs>
      </Card>
      <Card>
        <ErrorState onRetry={() => location.reload()} />
      </Card>
      <GalleryForm />
    </Box>
  </Frame>
)

const root = document.getElementById('root')
if (!root) throw new Error('index.html without #root')
createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <ToastProvider>
        <ConfirmProvider>
          <Gallery />
        </ConfirmProvider>
      </ToastProvider>
    </AppTheme>
  </StrictMode>,
)
