import { Plus as AddIcon } from 'lucide-react'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMayWrite } from '../session/useLogin.ts'

/** Leads to the form of a new record. A suspended account only looks. */
export const NewButton = ({ href, label }: { href: string; label: TextKey }) => {
  const t = useTexts()
  return useMayWrite() && <PrimaryAction label={t(label)} icon={<AddIcon />} href={href} />
}
