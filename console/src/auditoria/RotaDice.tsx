import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Result } from '@portal/contract'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import type { Rota } from './chainState.ts'

interface RotaDiceProps {
  rota: Rota
  entera: Result<'VerificarAuditoria'>['ultima_entera']
}

/** Which lines the broken block is about, since when, and what to do. */
export const RotaDice = ({ rota, entera }: RotaDiceProps) => {
  const t = useTexts()
  const { desde, hasta, lineas, halladas, primera, ultima } = rota
  const number = (value: number | null) => (value === null ? '?' : formatNumber(value))
  return (
    <>
      {primera !== null && ultima !== null && (
        <p className="small soft">
          {t('auditoria.cadena.lineas', {
            desde: number(desde),
            hasta: number(hasta),
            primera: formatDateTime(primera),
            ultima: formatDateTime(ultima),
            selladas: number(lineas),
            halladas: number(halladas),
          })}{' '}
          <TextLink
            href={rutas.auditoria({
              desde: diaEnBuenosAires(new Date(primera)),
              hasta: diaEnBuenosAires(new Date(ultima)),
            })}
          >
            {t('auditoria.cadena.verDia')}
          </TextLink>
        </p>
      )}
      <p className="small soft">
        {entera === null
          ? t('auditoria.cadena.nuncaEntera')
          : t('auditoria.cadena.ultimaEntera', { cuando: formatDateTime(entera.momento) })}
      </p>
      <p>{t('auditoria.cadena.queHacer')}</p>
    </>
  )
}
