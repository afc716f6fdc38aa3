import { HeadAction } from '@portal/ui/frame/actions.tsx'
import { FileText as DocumentsIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NewButton } from '../campos/NewButton.tsx'
import { rutas } from '../rutas.ts'

/** From the list of dominios: to their documents, and to a new one. */
export const DominiosActions = () => {
  const { t } = useTranslation()
  return (
    <>
      <HeadAction
        label={t('dominios.verDocumentos')}
        icon={<DocumentsIcon />}
        href={rutas.documentosDeDominios()}
      />
      <NewButton href={rutas.nuevoDominio()} label="dominios.nuevo" />
    </>
  )
}
