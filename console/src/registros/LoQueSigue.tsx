import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useEffect, useRef } from 'react'
import { rutas } from '../rutas.ts'
import type { Registro } from './registro.ts'

interface LoQueSigueProps {
  registro: Registro
  /** The oldest that waits. */
  next: string | undefined
  /** It was decided here, a moment ago: the keyboard goes on from what comes next. */
  justDecided: boolean
}

/** Where to go from a registration that is decided: the next one that waits, or the account that it became. */
export const LoQueSigue = ({ registro: { cuenta_id }, next, justDecided }: LoQueSigueProps) => {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (justDecided) place.current?.querySelector('a')?.focus()
  }, [justDecided])
  return (
    <div ref={place} className="cluster gap-8">
      {next !== undefined && (
        <ButtonLink kind="primary" href={rutas.registro(next)}>
          {t('registro.sigue.siguiente')}
        </ButtonLink>
      )}
      {cuenta_id !== null && (
        <ButtonLink kind={next === undefined ? 'primary' : 'outline'} href={rutas.cuenta(cuenta_id)}>
          {t('registro.sigue.cuenta')}
        </ButtonLink>
      )}
      {next === undefined && cuenta_id === null && (
        <ButtonLink href={rutas.registros()}>{t('registro.sigue.lista')}</ButtonLink>
      )}
    </div>
  )
}
