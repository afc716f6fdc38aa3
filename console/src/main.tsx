import { mountApp } from '@portal/ui/app/mountApp.tsx'
import { queryClient } from './app.ts'
import { router } from './router.ts'
import { es } from './textos.ts'

await mountApp({ router, queryClient, texts: es })
