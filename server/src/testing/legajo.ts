import type { Fuente } from '@portal/legajo/fuente.ts'
import { verificar, type Entregado, type Examen, type Opciones } from '@portal/legajo/verificar.ts'
import { leerZip } from '@portal/legajo/zip.ts'
import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { sealAuditoria } from '../jobs/auditoria.ts'
import { makeTestigos } from '../jobs/testigos.ts'
import type { TestApp } from './app.ts'
import { makePdf } from './makePdf.ts'
import type { Carrier, Operador } from './people.ts'

/** What tests of legajos share: an account with papers, the ZIP as the door gives it, and what its verifier says. */

export const fuenteDe = (bytes: Uint8Array): Fuente => ({
  bytes: bytes.length,
  leer: (desde, hasta) => Promise.resolve(new Uint8Array(bytes.subarray(desde, hasta))),
})

export async function entregadoDe(zip: Uint8Array): Promise<Entregado> {
  const { entradas, problema } = await leerZip(fuenteDe(zip))
  return { piezas: entradas, problema }
}

export const examine = async (zip: Uint8Array, opciones?: Opciones): Promise<Examen> =>
  verificar(await entregadoDe(zip), opciones)

export const esteMes = (): string => periodoDe(hoyEnBuenosAires())

/** Presents papers of a chofer as people do, one of them decided, so that history and audit tell of them. */
export async function presentPapers(
  app: TestApp,
  { carrier, administrador, count = 3 }: { carrier: Carrier; administrador: Operador; count?: number },
): Promise<{ choferid: string; documentos: string[] }> {
  const { choferid } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    apellido: 'Ñandú',
    nombre: 'Eva',
  })
  const documentos: string[] = []
  for (let n = 0; n < count; n++) {
    const { tipodocumentoid } = await app.make.tipo({ nombre: `Constancia ${n}/${count}` })
    const uploaded = await carrier.upload([{ name: `papel ñ ${n}.pdf`, bytes: await makePdf() }])
    const { archivoid } = uploaded.json<{ result: { records: [{ archivoid: string }] } }>().result.records[0]
    const { records } = await carrier.call('SaveDocumentoRecurso', {
      values: {
        recursoid: choferid,
        tipodocumentoid,
        archivos: [archivoid],
        fecha_vencimiento: '2099-01-15',
      },
    })
    documentos.push(records[0]?.documentoid ?? '')
  }
  await administrador.call('BloquearRecurso', {
    recursoid: choferid,
    bloqueado: true,
    motivo: 'Prueba de un bloqueo',
  })
  return { choferid, documentos }
}

export const sealNow = (app: TestApp) => sealAuditoria(app.owner)

/** A night, with its log. */
export async function night(app: TestApp): Promise<unknown[]> {
  const told: unknown[] = []
  await makeTestigos({ db: app.owner, log: { info: (...said: unknown[]) => void told.push(said[0]) } })
  return told
}

export async function takeLegajo(
  administrador: Operador,
  cuentaid: string,
  asked: { desde?: string; hasta?: string; recursoid?: string } = {},
): Promise<Buffer> {
  const { records } = await administrador.call('PrepararLegajo', {
    cuentaid,
    desde: esteMes(),
    hasta: esteMes(),
    ...asked,
  })
  const answer = await administrador.get(records[0]?.url ?? '')
  if (answer.statusCode !== 200)
    throw new Error(`no legajo: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
  return answer.rawPayload
}
