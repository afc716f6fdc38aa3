import { generateKeyPairSync, sign } from 'node:crypto'
import type { GateResult } from '@portal/contract/porteria.ts'
import { claveidDe } from '@portal/pase/firma.ts'
import {
  escribirAnulados,
  escribirCabecera,
  filasDeFichas,
  filasDeJuicio,
  filasDeUnidades,
  firmadoDeLista,
  huellaDe,
  type Cabecera,
  type Clase,
  type EnLista,
  type Ficha,
  type PartesDeUnidad,
} from '@portal/pase/lista.ts'
import { diferencia, huellaDeFilas, juntas, type Fila } from '@portal/pase/secciones.ts'

/** An installation that signs lists, for tests of a device. */

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

export function clave() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const publica = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(-32)
  return {
    claveid: claveidDe(publica),
    publica,
    firmar: (bytes: Uint8Array) => new Uint8Array(sign(null, bytes, privateKey)),
  }
}
type ClaveDePrueba = ReturnType<typeof clave>

const claveDeLista = new Uint8Array(32).fill(7)
const huellas = (clase: Clase, texto: string) => huellaDe(claveDeLista, clase, texto)

interface Dicha {
  emitida: number
  juicios?: EnLista[]
  unidades?: PartesDeUnidad[]
  fichas?: { clase: 'dominio' | 'chofer'; texto: string; ficha: Ficha }[] | null
  cabecera?: Partial<Cabecera>
}

type ListaDicha = GateResult<'Sincronizar'>['lista']

/** As the server answers it; `antes`: what the device says that it has. */
export function listaDicha(
  firma: ClaveDePrueba,
  { emitida, juicios = [], unidades = [], fichas = null, cabecera = {} }: Dicha,
  antes?: { juicios: readonly Fila[] },
): ListaDicha {
  const rows = {
    juicios: filasDeJuicio(huellas, juicios),
    unidades: filasDeUnidades(huellas, unidades),
    fichas: filasDeFichas(huellas, fichas ?? []),
  }
  const bytes = escribirCabecera({
    version: 1,
    puertaid: '1',
    puerta: 'Puerta 1',
    sede: 'Planta Norte',
    operacion: null,
    emitida,
    dia: new Date(emitida * 1000).toISOString().slice(0, 10),
    clave: claveDeLista,
    juicios: huellaDeFilas(rows.juicios),
    unidades: huellaDeFilas(rows.unidades),
    fichas: fichas === null ? null : huellaDeFilas(rows.fichas),
    claves: [{ claveid: firma.claveid, publica: firma.publica }],
    anulados: escribirAnulados([]),
    guardias: [{ guardiaid: '5', nombre: 'Guardia de Prueba' }],
    autorizan: [],
    testigo: null,
    ...cabecera,
  })
  const change = antes && diferencia(antes.juicios, rows.juicios)
  return {
    cabecera: base64(bytes),
    firmas: [{ claveid: firma.claveid, firma: base64(firma.firmar(firmadoDeLista(bytes))) }],
    juicios: change
      ? { saca: change.saca, pone: base64(change.pone) }
      : { toda: base64(juntas(rows.juicios)) },
    unidades: { toda: base64(juntas(rows.unidades)) },
    fichas: { toda: base64(juntas(rows.fichas)) },
  }
}

export const puede = (clase: EnLista['clase'], texto: string, hasta: string | null = null): EnLista => ({
  clase,
  texto,
  hasta,
  contra: [],
})
