import { HeadAction } from '@portal/ui/frame/actions.tsx'
import { FileText as DocumentsIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'

/** From the list of dominios to their documents. */
export const DominiosActions = () => {
  const { t } = useTranslation()
  return (
    <HeadAction
      label={t('dominios.verDocumentos')}
      icon={<DocumentsIcon />}
      href={rutas.documentosDeDominios()}
    />
  )
}
