import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Seccion } from '../piezas/Seccion.tsx'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

/** Who opened the files of a document, for an administrador who asks. */
export const QuienLoAbrio = ({ documentoid }: { documentoid: string }) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (!useEsAdministrador()) return null
  return (
    <Seccion
      title={t('aperturas.titulo')}
      more={
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'aperturas.ocultar' : 'aperturas.ver')}
        </TextButton>
      }
    >
      {open && <Aperturas documentoid={documentoid} />}
    </Seccion>
  )
}

const Aperturas = ({ documentoid }: { documentoid: string }) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListAperturas', { documentoid }))
  if (error && !data)
    return (
      <p className="small">
        {t('aperturas.noSeSabe')}{' '}
        <TextButton onClick={() => void refetch()}>{t('acciones.reintentar')}</TextButton>
      </p>
    )
  if (!data) return <Placeholder height={40} />
  if (data.records.length === 0) return <p className="small soft">{t('aperturas.nadie')}</p>
  const more = data.total - data.records.length
  return (
    <ul className="stack gap-4 small">
      {data.records.map(({ momento, quien, nombre, medio, archivo }) => (
        <li key={`${momento} ${quien} ${archivo ?? ''}`} className="breaks">
          <b className="semibold">{nombre ?? t('aperturas.alguien')}</b>{' '}
          <span className="soft">
            {t(`aperturas.medio.${medio}`, { archivo: archivo ?? '' })}, {formatDateTime(momento)}
          </span>
        </li>
      ))}
      {more > 0 && <li className="soft">{t('aperturas.yMas', { count: more, n: formatNumber(more) })}</li>}
    </ul>
  )
}
