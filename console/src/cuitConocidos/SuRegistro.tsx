import { formatCuit } from '@portal/contract/identificacion.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'

/** Whether a number has served already. */
export const SuRegistro = ({ cuit, cuentaid }: { cuit: string; cuentaid: string | null }) => {
  const t = useTexts()
  return cuentaid === null ? (
    <span className="small soft">{t('cuitConocidos.falta')}</span>
  ) : (
    <TextLink
      href={rutas.cuenta(cuentaid)}
      aria-label={t('cuitConocidos.verCuenta', { cuit: formatCuit(cuit) })}
    >
      {t('cuitConocidos.registrado')}
    </TextLink>
  )
}
