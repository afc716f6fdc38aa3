import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import type { Answer } from '@portal/contract'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { visuallyHidden } from '@portal/ui/theme/visuallyHidden.ts'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentosEn } from '../rutas.ts'

interface VencimientosProps {
  semanas: NonNullable<Answer<'Dashboard'>['vencimientos']>
  height: number
}

const dayAndMonth = (date: string) => formatDate(date).slice(0, 5)

/** Documents that end in each of the coming weeks; a week leads to its documents. The same is told as a table of links. */
export const Vencimientos = ({ semanas, height }: VencimientosProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const href = (desde: string, hasta: string) =>
    documentosEn('presentados', { vence_desde: desde, vence_hasta: hasta })
  if (semanas.every(({ cantidad }) => cantidad === 0)) {
    return <EmptyState title={t('inicio.vencimientos.ninguno')} />
  }
  const rango = ({ desde, hasta }: (typeof semanas)[number]) =>
    t('inicio.vencimientos.semana', { desde: formatDate(desde), hasta: formatDate(hasta) })

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('inicio.vencimientos.explicacion')}
      </Typography>
      <Box aria-hidden sx={{ '& .MuiBarElement-root': { cursor: 'pointer' } }}>
        <BarChart
          height={height}
          hideLegend
          borderRadius={4}
          margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
          series={[
            {
              data: semanas.map(({ cantidad }) => cantidad),
              label: t('inicio.vencimientos.cantidad'),
              color: token('chart2'),
            },
          ]}
          xAxis={[
            {
              scaleType: 'band',
              data: semanas.map(({ desde }) => desde),
              valueFormatter: (desde: string, { location }) => {
                const semana = semanas.find((each) => each.desde === desde)
                return location === 'tooltip' && semana ? rango(semana) : dayAndMonth(desde)
              },
            },
          ]}
          yAxis={[{ tickMinStep: 1, width: 32 }]}
          grid={{ horizontal: true }}
          skipAnimation
          disableKeyboardNavigation
          onAxisClick={(_event, data) => {
            const semana = semanas[data?.dataIndex ?? -1]
            if (semana) void router.navigate({ href: href(semana.desde, semana.hasta) })
          }}
        />
      </Box>
      <Box component="ul" aria-label={t('inicio.vencimientos.tabla')} sx={visuallyHidden}>
        {semanas.map((semana) => (
          <li key={semana.desde}>
            <a href={href(semana.desde, semana.hasta)}>
              {rango(semana)}: {semana.cantidad}
            </a>
          </li>
        ))}
      </Box>
    </>
  )
}
