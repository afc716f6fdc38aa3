import { deTodaLaCuenta, maxLegajo } from '@portal/contract/legajo.ts'
import { addresses } from '@portal/contract/door.ts'
import { refuse } from '@portal/contract'
import { requireFirma } from '../../../firma/requireFirma.ts'
import type { Handler } from '../../../handler.ts'
import { readRaices } from '../../../testigos/testigo.ts'
import { readAlcance, type Alcance } from './alcance.ts'
import { openAuditoria } from './lineas.ts'
import { countPapeles, readPapeles, type Cantidades } from './papeles.ts'
import { countHistorial, countPasos, readExcepciones } from './registros.ts'

export const PrepararLegajo: Handler<'PrepararLegajo'> = async ({ cuentaid, ...asked }, { db, services }) => {
  await requireFirma({ db, dataDir: services.settings.dataDir })
  const alcance = await readAlcance(db, asked)
  const counts = await countPapeles(db, alcance)
  requireModerate(counts)
  const documentos = (await readPapeles(db, alcance)).map(({ documentoid }) => documentoid)
  const [historial, excepciones, pasos, { lineas, sinSellar }, [last]] = [
    await countHistorial(db, alcance, documentos),
    await readExcepciones(db, alcance),
    await countPasos(db, alcance),
    await openAuditoria(db, alcance),
    await readRaices(db, 1),
  ]
  return {
    records: [
      {
        cuentaid,
        accountname: alcance.cuenta.nombre,
        ...counts,
        historial,
        excepciones: excepciones.length,
        pasos,
        lineas,
        sinSellar,
        testigo: last?.momento ?? null,
        url: urlOf(alcance),
      },
    ],
  }
}

/** What is too much for one ZIP is said before it begins, and not by a download that breaks off. */
export function requireModerate({ archivos, bytes }: Pick<Cantidades, 'archivos' | 'bytes'>): void {
  if (archivos <= maxLegajo.archivos && bytes <= maxLegajo.bytes) return
  const megas = (count: number) => `${Math.ceil(count / 1_000_000).toLocaleString('es-AR')} MB`
  throw refuse('TOO_MUCH_AT_ONCE', {
    words: {
      archivos: archivos.toLocaleString('es-AR'),
      tamanio: megas(bytes),
      maxArchivos: maxLegajo.archivos.toLocaleString('es-AR'),
      maxTamanio: megas(maxLegajo.bytes),
    },
  })
}

const urlOf = ({ cuenta, meses, recurso }: Alcance): string =>
  [addresses.legajo, cuenta.cuentaid, meses.desde, meses.hasta, recurso?.id ?? deTodaLaCuenta].join('/')
