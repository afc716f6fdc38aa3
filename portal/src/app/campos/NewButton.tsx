import { Plus as AddIcon } from 'lucide-react'
import Button from '@mui/material/Button'
import type { TextKey } from '@portal/ui/app/textos.ts'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../session/useLogin.ts'

/** Leads to the form of a new record. A suspended account only looks. */
export const NewButton = ({ href, label }: { href: string; label: TextKey }) => {
  const { t } = useTranslation()
  return (
    useMayWrite() && (
      <Button variant="contained" color="secondary" startIcon={<AddIcon />} href={href}>
        {t(label)}
      </Button>
    )
  )
}
