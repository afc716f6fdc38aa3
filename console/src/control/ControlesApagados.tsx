import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

/** To an administrador: controls that are switched off, or that nothing proves. Nobody would look for them. */
export const ControlesApagados = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { data } = useQuery({ ...operationQuery('ListControles', {}), enabled: mayChange })
  const off = data?.records.filter(({ activo, tipos }) => !activo || tipos.length === 0) ?? []
  if (!mayChange || off.length === 0) return null
  return (
    <Notice severity="info">
      {t('controles.apagados', { count: off.length, controles: off.map(({ nombre }) => nombre).join(', ') })}{' '}
      <TextLink href={rutas.controles()}>{t('controles.verAjustes')}</TextLink>
    </Notice>
  )
}
