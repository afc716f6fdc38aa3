import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '../frame/PageHeader.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface ScreenProps extends ComponentProps<typeof PageHeader> {
  children: ReactNode
}

/** A screen: its name at the head of the page and of the browser's tab, and what it shows. */
export const Screen = ({ children, ...header }: ScreenProps) => {
  useDocumentTitle(header.title)
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  )
}
