import { createContext, useContext } from 'react'
import { usePath } from './usePath.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { TextKey } from '../texts/textos.ts'

const ScreenTitleContext = createContext<(path: string) => TextKey | undefined>(() => undefined)
export const ScreenTitleProvider = ScreenTitleContext.Provider

/** What the screen that is asked for is called, while it can't say so itself. */
export const useScreenTitle = (): string | undefined => {
  const t = useTexts()
  const key = useContext(ScreenTitleContext)(usePath())
  return key && t(key)
}
