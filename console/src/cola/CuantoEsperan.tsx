import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { useEspera } from '../espera.ts'
import { rutas } from '../rutas.ts'
import { Bloque } from '../Bloque.tsx'
import { tramosDe, type Tramo } from './tramos.ts'

type Cola = Result<'Cola'>

/** Pixels, of the tallest bar. */
const tallest = 30

/** What waits by how long it does; what is past the promise stands behind a dashed line. */
export const CuantoEsperan = ({ cola }: { cola: Cola }) => {
  const { t } = useTranslation()
  const { dias } = useEspera()
  const { documentos, plazo_revision_dias: plazo } = cola
  const bars = tramosDe(documentos.porDias, plazo)
  const most = Math.max(1, ...bars.map(({ cantidad }) => cantidad))
  const firstLate = bars.findIndex(({ tarde }) => tarde)
  const say = ({ desde, hasta }: Tramo) =>
    desde === hasta ? dias(desde) : t('cola.cuanto.tramo', { desde, hasta })

  return (
    <Bloque
      title={t('cola.cuanto.titulo')}
      more={
        plazo !== null &&
        (documentos.fuera_de_plazo > 0
          ? t('cola.cuanto.pasaron', {
              count: documentos.fuera_de_plazo,
              n: formatNumber(documentos.fuera_de_plazo),
              dias: dias(plazo),
            })
          : t('cola.cuanto.promesa', { count: plazo, n: formatNumber(plazo) }))
      }
    >
      <Box
        component="ul"
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'flex-end',
          gap: '8px',
          margin: 0,
          padding: '0 16px 8px',
          listStyle: 'none',
          fontSize: '0.75rem',
          lineHeight: '16px',
          textAlign: 'center',
        }}
      >
        {bars.map((bar, index) => {
          const { desde, cantidad, tarde } = bar
          const label = t('cola.cuanto.barra', {
            count: cantidad,
            n: formatNumber(cantidad),
            tramo: say(bar),
          })
          const drawn = (
            <>
              <Box component="span" sx={{ display: 'block', fontWeight: 600, color: token('ink') }}>
                {formatNumber(cantidad)}
              </Box>
              <Box
                component="span"
                sx={{
                  display: 'block',
                  height: Math.max(1, Math.round((cantidad / most) * tallest)),
                  marginBlockStart: '2px',
                  borderRadius: '2px 2px 0 0',
                  backgroundColor: token(tarde ? 'chart1' : 'chart2'),
                }}
              />
              <Box
                component="span"
                sx={{
                  display: 'block',
                  paddingBlockStart: '4px',
                  borderBlockStart: `1px solid ${token('lineStrong')}`,
                  whiteSpace: 'nowrap',
                }}
              >
                {say(bar)}
              </Box>
            </>
          )
          return (
            <Box
              component="li"
              key={desde}
              sx={{
                flex: 1,
                minWidth: 0,
                ...(index === firstLate && {
                  paddingInlineStart: '16px',
                  borderInlineStart: `1.5px dashed ${token('ink')}`,
                  marginInlineStart: '8px',
                  flexGrow: 1.3,
                }),
              }}
            >
              {cantidad > 0 ? (
                <Link
                  href={rutas.revision(plazo === null ? {} : { fuera_de_plazo: tarde ? 'SI' : 'NO' })}
                  aria-label={label}
                  underline="none"
                  sx={{ display: 'block', fontWeight: 400, color: token('inkSoft') }}
                >
                  {drawn}
                </Link>
              ) : (
                <Box component="span" sx={{ display: 'block', color: token('inkSoft') }}>
                  {drawn}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
    </Bloque>
  )
}
