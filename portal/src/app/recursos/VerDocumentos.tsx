import { HeadAction } from '@portal/ui/frame/actions.tsx'
import { FileText as DocumentsIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** From the list of a kind to all of its documents. */
export const VerDocumentos = ({ href }: { href: string }) => {
  const { t } = useTranslation()
  return <HeadAction label={t('recursos.verDocumentos')} icon={<DocumentsIcon />} href={href} />
}
