import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { FileText as DocumentsIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** From the list of a kind to all of its documents. */
export const VerDocumentos = ({ href }: { href: string }) => {
  const t = useTexts()
  return <HeadAction label={t('recursos.verDocumentos')} icon={<DocumentsIcon />} href={href} />
}
