import type { Transaction } from 'kysely'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import type { Database } from '../database/schema.ts'
import type { DrawnPaper, KeptFile } from './keepFiles.ts'
import { emisorOf } from './writePaper.ts'
import type { Paper } from './paper.ts'

/** The sample of a type, which carriers see beside the upload. */
export interface DemoEjemplo extends DrawnPaper {
  clave: string
}

const empresa = [
  ['Razón social', 'La de tu empresa'],
  ['CUIT', '30-99999999-9'],
] as const

const vehiculo = [
  ['Dominio', 'AA 000 AA'],
  ['Vehículo', 'El que estás presentando'],
] as const

/** What each has to show, with no date that passes. */
export const demoEjemplos: readonly DemoEjemplo[] = [
  sample('rto', [...vehiculo, ['Resultado', 'APTO'], ['Vencimiento', 'DD/MM/AAAA']]),
  sample('poliza-rc', [...vehiculo, ...empresa, ['Vigencia desde', 'DD/MM/AAAA'], ['Hasta', 'DD/MM/AAAA']]),
  sample('f931', [...empresa, ['Período', 'MM/AAAA'], ['Pago', 'DD/MM/AAAA']], {
    nomina: [
      { nombre: 'Apellido, Nombre', cuil: '20-99999999-9' },
      { nombre: 'Apellido, Nombre', cuil: '27-99999999-9' },
    ],
  }),
]

function sample(clave: string, facts: Paper['facts'], more: Partial<Paper> = {}): DemoEjemplo {
  const title = tiposDocumento.find((tipo) => tipo.clave === clave)?.nombre
  if (title === undefined) throw new Error(`no document type ${clave}`)
  return {
    clave,
    as: 'pdf',
    paper: {
      seed: `ejemplo|${clave}`,
      title,
      emisor: emisorOf(clave),
      numero: 'EJEMPLO',
      facts,
      across: 'EJEMPLO – FICTICIO',
      ...more,
    },
  }
}

/** As the provider sets them. */
export async function insertEjemplos(
  trx: Transaction<Database>,
  { files, operadorid, now }: { files: ReadonlyMap<DrawnPaper, KeptFile>; operadorid: string; now: Date },
): Promise<void> {
  for (const ejemplo of demoEjemplos) {
    const file = files.get(ejemplo)
    if (!file) throw new Error('demo sample without its file')
    const { miniatura: _, ...kept } = file
    const { tipodocumentoid } = await trx
      .selectFrom('tipo_documento')
      .select('tipodocumentoid')
      .where('clave', '=', ejemplo.clave)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('ejemplo')
      .values({ ...kept, tipodocumentoid, puesto: now.toISOString(), puesto_por: operadorid })
      .execute()
    await trx
      .updateTable('tipo_documento')
      .set({ ejemplo: kept.mediatype })
      .where('tipodocumentoid', '=', tipodocumentoid)
      .execute()
  }
}
