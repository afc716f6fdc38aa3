import { consoleRoutes } from '@portal/contract/rutas.ts'
import { mountApp } from '@portal/ui/app/mountApp.tsx'
import { titleAt } from '@portal/ui/app/screens.ts'
import { outbox, queryClient } from './app.ts'
import { otrosIdiomas } from './idiomas/otrosIdiomas.ts'
import { router } from './router.ts'
import { screens } from './screens.ts'
import { es } from './textos.ts'

// Not awaited: parts of the app that it waits for wait for this very module.
void mountApp({
  router,
  queryClient,
  outbox,
  texts: es,
  idiomas: otrosIdiomas,
  titleAt: (path) => titleAt(consoleRoutes, screens, path),
})
