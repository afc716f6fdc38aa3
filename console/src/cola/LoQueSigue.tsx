import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { visuallyHidden } from '@portal/ui/theme/visuallyHidden.ts'
import { useTranslation } from 'react-i18next'
import { DeQuien } from '../DeQuien.tsx'
import { useEspera } from '../espera.ts'
import { rutas } from '../rutas.ts'
import { Bloque } from '../Bloque.tsx'

type Cola = Result<'Cola'>
type Item = Cola['masAntiguos'][number]
type Waiting = Item & { documento: NonNullable<Item['documento']> }

/** As many as fit beside the other blocks. */
const shown = 8

const isDocumento = (item: Item): item is Waiting => item.documento !== null

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: { xs: 48, sm: 40 },
    paddingInline: '12px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    height: { xs: 32, sm: 32 },
    fontSize: '0.75rem',
    fontWeight: 600,
    color: token('inkSoft'),
    backgroundColor: token('cardShade'),
    borderBlock: `1px solid ${token('line')}`,
  },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${token('line')}` },
  '& thead th:first-of-type, & td:first-of-type, & .grupo th': { paddingInlineStart: '16px' },
  '& tr > :last-child': { paddingInlineEnd: '16px', textAlign: 'end' },
  '& tr.grupo > *': { height: { xs: 28, sm: 28 }, fontSize: '0.75rem', fontWeight: 600 },
  '& .corta': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const

/** The first of the queue in its order, told apart by whether they are late. */
export const LoQueSigue = ({ cola }: { cola: Cola }) => {
  const { t } = useTranslation()
  const { documentos, plazo_revision_dias: plazo } = cola
  const rows = cola.masAntiguos.filter(isDocumento).slice(0, shown)
  const late = rows.filter(({ fuera_de_plazo }) => fuera_de_plazo)
  const inTime = rows.filter(({ fuera_de_plazo }) => !fuera_de_plazo)
  const groups = plazo !== null
  const n = formatNumber(documentos.cantidad)

  return (
    <Bloque
      title={t('cola.sigue.titulo')}
      note={t('cola.sigue.orden')}
      more={<Link href={rutas.revision()}>{t('cola.sigue.verTodos', { n })}</Link>}
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-label={t('cola.sigue.titulo')} sx={tableStyle}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: 88 }}>
                {t('cola.sigue.espera')}
              </Box>
              <Box component="th" scope="col" sx={{ width: { sm: '38%', lg: '31%' } }}>
                {t('cola.sigue.documento')}
              </Box>
              <Box
                component="th"
                scope="col"
                sx={{ display: { xs: 'none', sm: 'table-cell' }, width: '27%' }}
              >
                {t('cola.sigue.de')}
              </Box>
              <Box component="th" scope="col" sx={{ display: { xs: 'none', lg: 'table-cell' } }}>
                {t('cola.sigue.cuenta')}
              </Box>
              <Box component="th" scope="col" sx={{ width: 76 }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('cola.sigue.accion')}
                </Box>
              </Box>
            </tr>
          </thead>
          {groups && late.length > 0 && (
            <Group
              title={t('cola.sigue.pasaron', { n: formatNumber(documentos.fuera_de_plazo) })}
              more={t('cola.sigue.verTodos', { n: formatNumber(documentos.fuera_de_plazo) })}
              href={rutas.revision({ fuera_de_plazo: 'SI' })}
              rows={late}
              first={rows[0]}
            />
          )}
          {inTime.length > 0 && (
            <Group
              {...(groups && {
                title: t('cola.sigue.enPlazo', {
                  n: formatNumber(documentos.cantidad - documentos.fuera_de_plazo),
                }),
                more: t('cola.sigue.verTodos', {
                  n: formatNumber(documentos.cantidad - documentos.fuera_de_plazo),
                }),
                href: rutas.revision({ fuera_de_plazo: 'NO' }),
              })}
              rows={inTime}
              first={rows[0]}
            />
          )}
        </Box>
      </Box>
    </Bloque>
  )
}

interface GroupProps {
  title?: string
  more?: string
  href?: string
  rows: readonly Waiting[]
  /** Of all: the one that is opened first. */
  first: Waiting | undefined
}

const Group = ({ title, more, href, rows, first }: GroupProps) => {
  const { t } = useTranslation()
  const { dias: sayDias } = useEspera()
  return (
    <tbody>
      {title && (
        <tr className="grupo">
          <th colSpan={2} scope="rowgroup">
            {title}
          </th>
          <Box component="td" sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
          <Box component="td" sx={{ display: { xs: 'none', lg: 'table-cell' } }} />
          <td>{href && <Link href={href}>{more}</Link>}</td>
        </tr>
      )}
      {rows.map((item) => {
        const { id, documento, dias, fuera_de_plazo } = item
        const name = documento.nombre_corto ?? documento.tipodocumento
        return (
          <Box component="tr" key={id} sx={item === first ? { backgroundColor: token('primarySoft') } : {}}>
            <Box component="td" sx={{ fontWeight: fuera_de_plazo ? 650 : 400 }}>
              {sayDias(dias ?? 0)}
            </Box>
            <Box
              component="th"
              scope="row"
              className="corta"
              sx={{ fontWeight: 600 }}
              title={documento.tipodocumento}
            >
              {documento.tipodocumento}
              <Box
                component="span"
                sx={{
                  display: { xs: 'block', sm: 'none' },
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  fontSize: '0.75rem',
                  fontWeight: 400,
                  lineHeight: '16px',
                  color: token('inkSoft'),
                }}
              >
                {documento.dominio ?? documento.nombre}
              </Box>
            </Box>
            <Box component="td" className="corta" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              <DeQuien {...documento} />
            </Box>
            <Box
              component="td"
              className="corta"
              sx={{ display: { xs: 'none', lg: 'table-cell' }, color: token('inkSoft') }}
            >
              {documento.accountname}
            </Box>
            <td>
              <Link
                href={rutas.documento(id)}
                aria-label={t('cola.sigue.revisarCual', {
                  documento: name,
                  nombre: documento.dominio ?? documento.nombre,
                })}
              >
                {t('cola.sigue.revisar')}
              </Link>
            </td>
          </Box>
        )
      })}
    </tbody>
  )
}
