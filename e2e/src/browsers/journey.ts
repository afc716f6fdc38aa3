import { appRoutes, consoleRoutes } from '@portal/contract/rutas.ts'
import { demoPassword, people } from '../portal.ts'
import { verificador } from '../verificador.ts'
import type { Person } from './person.ts'

/** Where the pictures are: a photo of nothing, a card's two sides, an invoice. */
export interface Pictures {
  photo: string
  card: string
  back: string
  invoice: string
}

/** One person at a time before the same browser: portal and console keep their sessions apart. */
export async function walk(
  person: Person,
  { photo, card, back, invoice }: Pictures,
  say: (step: string) => void,
): Promise<void> {
  say('ingresa, con la aplicación traída de antemano')
  await person.open('/auth/login')
  await person.type(/^Email/, people.carla)
  await person.type(/^Contraseña$/, demoPassword)
  const ahead = await person.waitFor(
    'la página de ingreso traiga la aplicación de antemano',
    chunksAhead,
    null,
  )
  await person.press('button', /^Continuar$/)
  await person.isAt(appRoutes.inicio)
  await person.reads(/Hola|Para hoy/)
  if (person.keepsCache)
    await person.waitFor('lo traído de antemano se use sin pedirlo de nuevo', cameFromCache, ahead)

  say('mira sus documentos y abre uno')
  await person.open(appRoutes.documentos)
  await person.finds('row', /Activo|En revisión|Rechazado|Vencido/)
  await person.press('rowLink', /./)
  await person.waitFor(
    'el papel esté dibujado',
    () => document.querySelector('main canvas, main img[src*="archivos"]')?.checkVisibility() || undefined,
    null,
  )

  say('lee un DNI de una foto')
  await person.open(appRoutes.nuevoChofer)
  await person.press('button', /^Escanear DNI$/)
  await person.reads(/No encontramos una cámara/)
  await person.chooseFile(card)
  await person.reads(/Leímos 5 datos del DNI/)

  say('lee los renglones del dorso de otro, que no trae código')
  await person.press('button', /^Repetir$/)
  await person.chooseFile(back)
  // Names only where two looks agree, which no two engines draw alike.
  await person.reads(/Leímos [24] datos del DNI/)

  say('presenta uno, con una foto, después de una factura, cuyo QR se lee')
  await person.open(`${appRoutes.documentos}?solapa=1`)
  await person.press('button', /Presentar Constancia de ART con nómina/)
  await person.chooseFile(invoice)
  await person.reads(/El CUIT 30-99900002-5 es el tuyo\./)
  await person.press('button', /^Quitar factura\.jpg$/)
  await person.chooseFile(photo)
  await person.typeDate(/Período/, thisMonth())
  await person.press('button', /^Presentar( para \d+)?( y seguir|$)/)
  await person.reads(/(Presentado|Presentaste .*)\. Ahora lo revisa el proveedor\./)

  say('el proveedor ingresa, lo abre y lo aprueba')
  await person.open(consoleRoutes.ingreso)
  await person.type(/^Email/, people.revisor)
  await person.type(/^Contraseña/, demoPassword)
  await person.press('button', /^(Continuar|Ingresar)$/)
  await person.isAt(consoleRoutes.cola)
  await person.finds('link', /^Revisar/)
  await person.open(`${consoleRoutes.revision}?order=presentado+DESC&search=Constancia+de+ART`)
  await person.press('rowLink', /^Constancia de ART con nómina/)
  await person.waitFor(
    'la foto esté dibujada',
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].some((img) => img.naturalWidth > 100) ||
      undefined,
    null,
  )
  await person.press('button', /^Aprobar/)
  // Nothing else waits under these words.
  await person.reads(/Nada coincide con tu búsqueda/)

  say('el transportista lo ve activo')
  await person.open(`${appRoutes.documentos}?search=Arroyo`)
  await person.finds('row', /Arroyo, Hugo.*Constancia de ART con nómina.*Activo/)
}

/** As a date field takes it: `mmaaaa`. */
function thisMonth(): string {
  return new Date()
    .toLocaleDateString('es-AR', {
      timeZone: 'America/Argentina/Buenos_Aires',
      month: '2-digit',
      year: 'numeric',
    })
    .replace('/', '')
}

/** What the page fetches for the next one, once all of it is here. */
function chunksAhead(): string[] | undefined {
  const names = document.querySelector<HTMLMetaElement>('meta[name="app-chunks"]')?.content.split(' ') ?? []
  const here = performance.getEntriesByType('resource').flatMap((entry) =>
    // Whatever was refused has no bytes.
    entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0
      ? new URL(entry.name).pathname
      : [],
  )
  return names.length > 0 && names.every((name) => here.includes(name)) ? names : undefined
}

function cameFromCache(names: string[]): true | undefined {
  const asked = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => names.includes(new URL(name).pathname))
  return (asked.length > 0 && asked.every(({ transferSize }) => transferSize === 0)) || undefined
}

/** Whoever gets a legajo: opens the page that verifies from a disk, and gives it the file as it came and a changed one. */
export async function verify(
  person: Person,
  { intacto, alterado }: { intacto: string; alterado: string },
  say: (step: string) => void,
): Promise<void> {
  say('abre verificar.html de su disco: un legajo está como se firmó, y uno cambiado no')
  await person.openFile(verificador)
  await person.reads(/Soltá acá el legajo/)
  await person.chooseFile(intacto)
  await person.reads(/Intacto: los \d+ archivos son los que se firmaron/)
  await person.reads(/La firma\. Es buena\./)
  await person.chooseFile(alterado)
  await person.reads(/Alterado: un archivo cambió\./)
}
