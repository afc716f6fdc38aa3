import { PageHeader } from '@portal/ui/frame/PageHeader.tsx'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ScreenProps extends ComponentProps<typeof PageHeader> {
  children: ReactNode
}

/** A screen: its name at the head of the page and of the browser's tab, and what it shows. */
export const Screen = ({ children, ...header }: ScreenProps) => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('pantalla.titulo', { nombre: header.title })
  }, [t, header.title])
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  )
}
