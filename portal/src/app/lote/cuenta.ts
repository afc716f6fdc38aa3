import type { Answer, OperationName, Request } from '@portal/contract'
import { maxIdentidades } from '@portal/contract/entradas.ts'
import { ordenadorDe, type Hoja, type Papelito } from '@portal/contract/lote.ts'

type Identidad = Answer<'ListIdentidades'>['records'][number]
type Tipo = Answer<'TiposDocumentos'>['records'][number]

/** Asks the server: what it knows of the account, before anything is read. */
export type Ask = <Name extends OperationName>(name: Name, input: Request<Name>) => Promise<Answer<Name>>

export interface PapelLeido extends Papelito {
  recurso: Identidad | undefined
  tipo: Tipo | undefined
}

/** Pages are put in order by what the account has, and by what its papers say. */
export interface Cuenta {
  ordenar: (hojas: readonly Hoja[], aMano?: ReadonlyMap<number, boolean>) => PapelLeido[]
}

export async function cuentaDe(ask: Ask): Promise<Cuenta> {
  const identidades: Identidad[] = []
  for (let more = true; more;) {
    const despues = identidades.at(-1)?.recursoid
    const { records } = await ask('ListIdentidades', despues === undefined ? {} : { despues })
    identidades.push(...records)
    more = records.length === maxIdentidades
  }
  const { records: tipos } = await ask('TiposDocumentos', {})
  const [byId, tipoById] = [
    new Map(identidades.map((each) => [each.recursoid, each])),
    new Map(tipos.map((each) => [each.tipodocumentoid, each])),
  ]
  const ordenar = ordenadorDe(
    identidades.map(({ recursoid, tiporecurso = '', nombre = '', dominio, documento, cuil }) => ({
      recursoid,
      tiporecurso,
      identidad: { nombre, dominio: dominio ?? null, documento: documento ?? null, cuil: cuil ?? null },
    })),
    tipos.map(({ tipodocumentoid, docrectipo_recurso = '', frases, compartido = false }) => ({
      tipodocumentoid,
      tiporecurso: docrectipo_recurso,
      frases: frases?.split('\n') ?? [],
      compartido,
    })),
  )
  return {
    ordenar: (hojas, aMano) =>
      ordenar(hojas, aMano).map((each) => ({
        ...each,
        recurso: byId.get(each.recursoid ?? ''),
        tipo: tipoById.get(each.tipodocumentoid ?? ''),
      })),
  }
}
