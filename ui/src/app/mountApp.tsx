import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LinkProvider } from '../controls/Link.tsx'
import { AppTheme } from '../theme/AppTheme.tsx'
import { AppLink } from './AppLink.tsx'
import { focusTitles } from './focusTitles.ts'
import { letScreensWait } from './letScreensWait.ts'
import { speakAsChosen, type OtrosIdiomas } from '../texts/idioma.ts'
import { ScreenTitleProvider } from './screenTitle.ts'
import { tellSettled } from './settled.ts'
import { watchConnection } from '../signal/connection.ts'
import type { Outbox } from '../signal/createOutbox.ts'
import { OutboxProvider } from '../signal/outboxContext.ts'
import { startTexts, type Mensajes, type TextKey } from '../texts/textos.ts'
import { TextsProvider, useLanguageTexts } from '../texts/useTexts.ts'
import { warmRoutes } from './warmRoutes.ts'

interface App {
  router: AnyRouter
  queryClient: QueryClient
  outbox: Outbox
  texts: Mensajes
  /** What the app can say it in beside Spanish. */
  idiomas: OtrosIdiomas
  /** What the screen at a path is called, before anything of it is known. */
  titleAt: (path: string) => TextKey | undefined
}

/** What an error state says to the person is no mistake of ours. */
const tellOfMistakes = (error: unknown) => {
  if (!(error instanceof Unreachable || error instanceof Refusal)) reportError(error)
}

const InTheirLanguage = ({ children }: { children: ReactNode }) => (
  <TextsProvider value={useLanguageTexts()}>{children}</TextsProvider>
)

/** Draws an app into its page. The frame that came with the page stays until the first screen can take its place. */
export const mountApp = async ({ router, queryClient, outbox, texts, idiomas, titleAt }: App) => {
  const root = document.getElementById('root')
  if (!root) throw new Error('a page without #root')
  watchConnection()
  letScreensWait(router)
  await Promise.all([startTexts(texts).then(() => speakAsChosen(idiomas)), router.load()])
  createRoot(root, { onCaughtError: tellOfMistakes }).render(
    <StrictMode>
      <AppTheme>
        <LinkProvider value={(props) => <AppLink {...props} />}>
          <QueryClientProvider client={queryClient}>
            <OutboxProvider value={outbox}>
              <ScreenTitleProvider value={titleAt}>
                <InTheirLanguage>
                  <RouterProvider router={router} />
                </InTheirLanguage>
              </ScreenTitleProvider>
            </OutboxProvider>
          </QueryClientProvider>
        </LinkProvider>
      </AppTheme>
    </StrictMode>,
  )
  focusTitles(router)
  tellSettled(router, queryClient)
  warmRoutes(router, queryClient)
}
