import { useRouter, useLocation } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from './textos.ts'

const ScreenTitleContext = createContext<(path: string) => TextKey | undefined>(() => undefined)
export const ScreenTitleProvider = ScreenTitleContext.Provider

/** What the screen that is asked for is called, while it can't say so itself. */
export const useScreenTitle = (): string | undefined => {
  const { t } = useTranslation()
  const { basepath } = useRouter()
  const path = useLocation({ select: ({ pathname }) => `${basepath}${pathname}` })
  const key = useContext(ScreenTitleContext)(path)
  return key && t(key)
}
