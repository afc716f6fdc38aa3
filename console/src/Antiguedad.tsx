import { formatDateTime } from '@portal/ui/show/format.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { antiguedad } from './antiguedad.ts'

const tickMs = 60_000

/** How long something has been waiting; the exact moment on hover. */
export const Antiguedad = ({ desde }: { desde: string }) => {
  const { t } = useTranslation()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={desde} title={formatDateTime(desde)}>
      {antiguedad(desde, now) ?? t('antiguedad.recien')}
    </time>
  )
}
