import '@fontsource-variable/figtree'
import '@portal/ui/theme/tokens.css'
import '@portal/ui/theme/base.css'
import '@portal/ui/theme/vocabulary.css'
import { gateAddresses } from '@portal/contract/door.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import { enrolledAtGate, gateMode } from '@portal/ui/kept/kept.ts'
import { currentIdioma, say, speakAsChosen } from '@portal/ui/texts/idioma.ts'
import { startTexts } from '@portal/ui/texts/textos.ts'
import { TextsProvider, useLanguageTexts } from '@portal/ui/texts/useTexts.ts'
import { LucideProvider } from 'lucide-react'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { abrirAlmacen } from './almacen/almacen.ts'
import { llamarPor } from './enlace/llamar.ts'
import { otrosIdiomas } from './idiomas/otrosIdiomas.ts'
import { crearMotor } from './motor.ts'
import { OtraPestana, SinAlmacen } from './OtraPestana.tsx'
import { Porteria } from './Porteria.tsx'
import { es } from './textos.ts'

if (gateMode.read() === 'light') document.documentElement.dataset['mode'] = 'light'

const root = document.getElementById('root')
if (!root) throw new Error('a page without #root')
const drawn = createRoot(root)

const InTheirLanguage = ({ children }: { children: ReactNode }) => (
  <TextsProvider value={useLanguageTexts()}>{children}</TextsProvider>
)
const draw = (screen: ReactNode) =>
  drawn.render(
    <StrictMode>
      <LucideProvider size={24} strokeWidth={2}>
        <InTheirLanguage>{screen}</InTheirLanguage>
      </LucideProvider>
    </StrictMode>,
  )

/** One tab at a time: two would send and show each their own half. The next one goes on when the first is closed. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Missing where a page does not come over TLS.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  const isFree = await locks.request(
    'portal-porteria',
    { ifAvailable: true },
    (lock) => lock && new Promise<false>((_, reject) => void work().catch(reject)),
  )
  if (isFree !== null) return
  draw(<OtraPestana />)
  await locks.request('portal-porteria', () => new Promise<never>((_, reject) => void work().catch(reject)))
}

async function start(): Promise<void> {
  const almacen = await abrirAlmacen()
  const motor = await crearMotor({
    almacen,
    llamar: llamarPor(say, currentIdioma),
    ahora: Date.now,
    version: import.meta.env['APP_VERSION'] as string, // the build puts it in
    marca: {
      hay: () => enrolledAtGate.read() !== undefined,
      poner: () => enrolledAtGate.write('1'),
      sacar: enrolledAtGate.forget,
    },
    // The browser may say no; then what is here goes when it needs the room, and the screen says so.
    persistir: async () => {
      const storage = navigator.storage as StorageManager | undefined
      await storage?.persist().catch(() => false)
    },
  })
  motor.andar()
  draw(<Porteria motor={motor} />)
}

await startTexts(es)
await speakAsChosen(otrosIdiomas)
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register(gateAddresses.worker, { scope: gateRoute, updateViaCache: 'none' })
    .catch(() => undefined)
await alone(start).catch((problem: unknown) => {
  reportError(problem)
  draw(<SinAlmacen />)
})
