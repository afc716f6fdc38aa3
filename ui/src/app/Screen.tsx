import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { BarHead } from '../frame/BarHead.tsx'
import { HeadSlot, type ScreenHead } from '../frame/frameKind.ts'
import { PageHeader } from '../frame/PageHeader.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

interface ScreenProps extends ScreenHead {
  children: ReactNode
}

/** A screen: its name at the head of the page, as its frame has one, and of the browser's tab, and what it shows. */
export const Screen = ({ children, back, ...head }: ScreenProps) => {
  useDocumentTitle(head.title)
  const slot = use(HeadSlot)
  return (
    <>
      {slot === undefined ? (
        <PageHeader {...head} />
      ) : (
        slot && createPortal(<BarHead {...head} back={back} />, slot)
      )}
      {children}
    </>
  )
}
