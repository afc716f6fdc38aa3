import type { Answer } from '@portal/contract'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { NominaLeida, ProblemaDeNomina } from '@portal/contract/nominaLeida.ts'
import { claseDeArchivo, leerNomina, noCorresponde } from '@portal/contract/nomina/leerNomina.ts'
import { leerTextoDePdf } from '@portal/contract/nomina/lista.ts'
import { maxPersonasPorVez } from '@portal/contract/nominas.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A file of ten thousand people takes five. */
const maxBytes = 8_000_000

/** Why a file is not compared: what is wrong with it, or with this browser. */
export type Falla = ProblemaDeNomina | { que: 'grande' | 'pdf a medias' }

/** A list that was brought before. */
type Cual = Answer<'ListNominas'>['records'][number]

/** What came of a file that could be read. */
export type Hecho =
  | {
      que: 'guardada'
      origen: NominaLeida['origen']
      personas: number
      /** The file does not say of which month it is. */
      sinMes: boolean
      reemplaza: Cual | undefined
    }
  /** It is the file that counts, or nobody wanted it in the place of that one. */
  | { que: 'misma' | 'sigue'; cual: Cual }

interface CargarNomina {
  periodo: string
  cuit: string | null
  /** Asked before one takes the place of another. */
  reemplazar: (before: Cual, file: string, nomina: NominaLeida) => Promise<boolean>
  onCargada?: ((origen: NominaLeida['origen']) => void) | undefined
}

/**
 * Reads a list where it is dropped and keeps who is on it. The file itself stays here: what is sent is made of what was read, which
 * has no wage in it.
 */
export const useCargarNomina = ({ periodo, cuit, reemplazar, onCargada }: CargarNomina) => {
  const queryClient = useQueryClient()
  const save = useWrite('SaveNomina')
  const [busy, setBusy] = useState(false)
  const [fallas, setFallas] = useState<{ de: string; fallas: readonly Falla[]; mas: number }>()
  const [error, setError] = useState<Error>()
  const [hecho, setHecho] = useState<Hecho>()

  /** Which one counts now, of the month and from where the file is. Somebody else may have brought it a moment ago. */
  const laQueCuenta = async (origen: NominaLeida['origen']): Promise<Cual | undefined> => {
    for (let page = 1; ; page++) {
      const { records, moreRecords } = await queryClient.query({
        ...operationQuery('ListNominas', { search: periodo, page, pagesize: maxPageSize }),
        staleTime: 0,
      })
      const found = records.find(
        (each) => each.periodo === periodo && each.origen === origen && each.vigente === true,
      )
      if (found || moreRecords !== true) return found
    }
  }

  const send = async (file: File, sha256: string | null, nomina: NominaLeida) => {
    const { personas, vigencia, origen, rectificativa, cabezas } = nomina
    const values = {
      periodo,
      origen,
      archivo: file.name.slice(-200),
      sha256,
      cuit: nomina.cuit,
      vigencia_desde: vigencia?.desde ?? null,
      vigencia_hasta: vigencia?.hasta ?? null,
      rectificativa,
      cabezas,
      total: personas.length,
    }
    let nominaid = '0'
    let at = 0
    do {
      const piece = personas.slice(at, at + maxPersonasPorVez)
      at += maxPersonasPorVez
      const { records } = await save.mutateAsync({
        nominaid,
        ...(nominaid === '0' && { values }),
        personas: piece,
        completa: at >= personas.length,
      })
      const [kept] = records
      // The same file was kept before: nothing of it has to come again.
      if (!kept || kept.completa === true) break
      nominaid = kept.nominaid
    } while (at < personas.length)
  }

  const keep = async (file: File, sha256: string | null, nomina: NominaLeida): Promise<Hecho> => {
    const { origen, personas, periodo: own, vigencia } = nomina
    const before = await laQueCuenta(origen)
    if (before && sha256 !== null && before.sha256 === sha256) return { que: 'misma', cual: before }
    if (before) {
      // Who is asked is where they were before, once they answered: what waits can't have the focus.
      setBusy(false)
      if (!(await reemplazar(before, file.name, nomina))) return { que: 'sigue', cual: before }
      setBusy(true)
    }
    await send(file, sha256, nomina)
    onCargada?.(origen)
    return {
      que: 'guardada',
      origen,
      personas: personas.length,
      sinMes: own === null && vigencia === null,
      reemplaza: before,
    }
  }

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    setBusy(true)
    setFallas(undefined)
    setError(undefined)
    setHecho(undefined)
    try {
      const read = await leer(file)
      const wrong =
        'nomina' in read
          ? noCorresponde(read.nomina, { periodo, cuit })
          : (read.problemas satisfies readonly Falla[])
      if (!('nomina' in read) || wrong.length > 0)
        setFallas({ de: file.name, fallas: wrong, mas: 'mas' in read ? read.mas : 0 })
      else setHecho(await keep(file, await huellaDe(read.bytes), read.nomina))
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error('a list was not kept'))
    }
    setBusy(false)
  }
  return { take, busy, fallas, error, hecho }
}

type Read =
  { nomina: NominaLeida; bytes: Uint8Array<ArrayBuffer> } | { problemas: readonly Falla[]; mas: number }

async function leer(file: File): Promise<Read> {
  if (file.size > maxBytes) return { problemas: [{ que: 'grande' }], mas: 0 }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (claseDeArchivo(bytes) !== 'pdf') {
    const read = leerNomina(bytes)
    return 'nomina' in read ? { nomina: read.nomina, bytes } : read
  }
  const { wholeTextOfPdf } = await import('@portal/ui/preview/textOfPdf.ts')
  const text = await wholeTextOfPdf(file)
  if (text === undefined) return { problemas: [{ que: 'pdf a medias' }], mas: 0 }
  const read = leerTextoDePdf(text)
  return 'nomina' in read ? { nomina: read.nomina, bytes } : read
}

/** SHA-256 of a file, in hex; null in a page that came without TLS, whose browser counts none. */
async function huellaDe(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto } // missing without TLS, which its type does not say
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
