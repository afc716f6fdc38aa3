import { UserPlus as RegistroIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { identificacion } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { RegistroChip } from '@portal/parts/chips.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Bloque } from '../Bloque.tsx'
import { useEspera } from '../espera.ts'
import { QueueNav } from '../QueueNav.tsx'
import { rutas } from '../rutas.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { workspace } from '../workspace.ts'
import { Controles } from './Controles.tsx'
import { pendientesInput } from './pendientes.ts'
import type { Registro } from './registro.ts'
import { RegistroDecidido } from './RegistroDecidido.tsx'
import { RegistroPanel } from './RegistroPanel.tsx'
import { Veredicto } from './Veredicto.tsx'

/** What was checked and what the person wrote, and beside it the decision. */
export const RegistroDetail = ({ registro }: { registro: Registro }) => {
  const { t } = useTranslation()
  const { espera } = useEspera()
  const navigate = useNavigate()
  const { registroid, dias, othercity, otherstate } = registro
  const name = `${registro.firstname} ${registro.lastname}`
  const pending = registro.estado_registro === 'pendiente'

  const waiting = useQuery(operationQuery('ListRegistros', pendientesInput)).data
  const at = waiting?.records.findIndex((row) => row.registroid === registroid) ?? -1
  const previous = waiting?.records[at - 1]?.registroid
  const next = (at === -1 ? undefined : waiting?.records[at + 1])?.registroid
  const open = (id: string | undefined) =>
    id === undefined ? undefined : () => void navigate({ href: rutas.registro(id) })
  const openNext = open(next)
  useShortcuts({ j: openNext, k: open(previous) })
  useDocumentTitle(name)

  return (
    <Screen
      title={t('registros.titulo')}
      subtitle={at !== -1 && t('registro.orden')}
      back={{ label: t('registro.volver'), href: rutas.registros() }}
      actions={
        at !== -1 && (
          <QueueNav
            label={t('registro.nav')}
            position={at + 1}
            total={waiting?.total}
            previousHref={previous && rutas.registro(previous)}
            nextHref={next && rutas.registro(next)}
          />
        )
      }
    >
      <Box
        sx={{
          ...workspace,
          ...(!pending && { gridTemplateColumns: 'minmax(0, 1fr)', '@media (min-width: 1101px)': {} }),
        }}
      >
        <Box
          data-scrolls
          data-print="plain"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            minHeight: 0,
            padding: { xs: '12px', sm: '16px 24px' },
            overflowY: { md: 'auto' },
            '& > *': { flex: 'none' },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: '12px',
                color: token('primary'),
                backgroundColor: token('primarySoft'),
              }}
            >
              <RegistroIcon />
            </Box>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
                <Typography
                  variant="h2"
                  sx={{ fontSize: '1.5rem', lineHeight: '28px', overflowWrap: 'anywhere' }}
                >
                  {name}
                </Typography>
                <RegistroChip estado={registro.estado_registro} />
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[identificacion(registro), [othercity, otherstate].filter(Boolean).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {dias !== null && (
              <Box sx={{ fontSize: '0.875rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                {espera(dias)}
              </Box>
            )}
          </Box>
          {pending ? <Veredicto controles={registro.controles} /> : <RegistroDecidido registro={registro} />}
          <Controles controles={registro.controles} />
          <Bloque
            title={t('registro.datos')}
            note={t('registro.presentado', { fecha: formatDateTime(registro.createdtime) })}
          >
            <Box sx={{ padding: '8px 16px 20px' }}>
              <DataList
                data={[
                  { label: t('registro.campos.nombre'), value: name },
                  { label: t('registro.campos.identificacion'), value: identificacion(registro) },
                  { label: t('registro.campos.email'), value: registro.email },
                  { label: t('registro.campos.mobile'), value: formatPhone(registro.mobile) },
                  { label: t('registro.campos.mailingstreet'), value: registro.mailingstreet },
                  { label: t('registro.campos.othercity'), value: othercity },
                  { label: t('registro.campos.otherstate'), value: otherstate },
                  { label: t('registro.campos.othercountry'), value: registro.othercountry },
                ]}
              />
            </Box>
          </Bloque>
        </Box>
        {pending && <RegistroPanel registro={registro} onLater={openNext} />}
      </Box>
    </Screen>
  )
}
