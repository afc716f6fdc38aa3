import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fechaLegible, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { Seccion } from '../Seccion.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import type { Revision } from '../revision/revision.ts'
import { tiraDe, type Tira as Strip } from './tramos.ts'

interface AnterioresProps {
  revision: Revision
  queue: Address
  comparing: boolean
  onCompare: (() => void) | undefined
}

/** The other presentations of the same document: the last in a sentence, those that were in force as a strip. */
export const Anteriores = ({ revision, queue, comparing, onCompare }: AnterioresProps) => {
  const { t } = useTranslation()
  const { anteriores } = revision
  const strip = tiraDe(revision, hoyEnBuenosAires())
  if (anteriores.length === 0) return null
  return (
    <Seccion
      title={t('revision.anteriores', { count: anteriores.length })}
      more={
        onCompare && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Link component="button" type="button" aria-pressed={comparing} onClick={onCompare}>
              {t(comparing ? 'revision.comparar.dejar' : 'revision.comparar.comparar')}
            </Link>
            <Kbd>C</Kbd>
          </Box>
        )
      }
    >
      <Box component="ul" sx={{ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' }}>
        {anteriores.map(
          ({ documentoid, estado, presentado, decidido, fecha_vencimiento, periodo, motivo }) => (
            <Box
              component="li"
              key={documentoid}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '0 8px',
                fontSize: '0.875rem',
                lineHeight: '20px',
                fontVariantNumeric: 'tabular-nums',
                color: token('inkSoft'),
              }}
            >
              <DocumentoChip estado={estado} />
              <Link href={rutas.documento(documentoid, queue)}>
                {formatDateTime(decidido ?? presentado).slice(0, 10)}
              </Link>
              {fecha_vencimiento !== null ? (
                <span>
                  {t(fecha_vencimiento < hoyEnBuenosAires() ? 'revision.vencio' : 'revision.venceEl', {
                    fecha: formatDate(fecha_vencimiento),
                  })}
                </span>
              ) : (
                periodo !== null && <span>{t('revision.delPeriodo', { fecha: fechaLegible(periodo) })}</span>
              )}
              {motivo !== null && <Box sx={{ flexBasis: '100%' }}>{t('decision.motivo', { motivo })}</Box>}
            </Box>
          ),
        )}
      </Box>
      {strip && <Tira strip={strip} />}
    </Seccion>
  )
}

/** Whether a year has room: of the whole, on either side of today and after the one before. */
const isClear = (from: number, hoy: number, before = -1) =>
  Math.abs(from - hoy) > 0.14 && from - before > 0.14

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** Drawn for the eyes: the list above says the same in words. */
const Tira = ({ strip: { tramos, hoy, hasta } }: { strip: Strip }) => {
  const { t } = useTranslation()
  const label = {
    position: 'absolute',
    insetBlockStart: 22,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  } as const
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: 40,
        marginBlockStart: '4px',
        overflow: 'hidden',
        fontSize: '0.75rem',
        fontVariantNumeric: 'tabular-nums',
        color: token('inkSoft'),
      }}
    >
      {tramos.map(({ from, to, year, nuevo }, index) => (
        <Box key={from}>
          <Box
            sx={{
              position: 'absolute',
              insetBlockStart: 4,
              insetInlineStart: percent(from),
              width: `calc(${percent(to - from)} - 2px)`,
              height: 12,
              borderRadius: '3px',
              ...(nuevo
                ? { border: `1.5px dashed ${token('chart1')}` }
                : { backgroundColor: token(index === tramos.length - 2 ? 'chart2' : 'chart3') }),
            }}
          />
          {!nuevo && isClear(from, hoy, tramos[index - 1]?.from) && (
            <Box sx={{ ...label, insetInlineStart: percent(from) }}>{year}</Box>
          )}
        </Box>
      ))}
      <Box
        sx={{
          position: 'absolute',
          insetBlock: '0 18px',
          insetInlineStart: percent(hoy),
          borderInlineStart: `2px solid ${token('ink')}`,
        }}
      />
      <Box
        sx={{
          ...label,
          insetInlineStart: percent(hoy),
          fontWeight: 600,
          color: token('ink'),
          transform: 'translateX(-50%)',
          '[dir=rtl] &': { transform: 'translateX(50%)' },
        }}
      >
        {t('revision.hoy')}
      </Box>
      <Box sx={{ ...label, insetInlineEnd: 0 }}>{formatDate(hasta).slice(3)}</Box>
    </Box>
  )
}
