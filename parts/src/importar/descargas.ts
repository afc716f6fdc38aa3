import { onlyDigits, verificadorDe } from '@portal/contract/identificacion.ts'
import { camposDe } from '@portal/contract/planillas.ts'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import { downloadXlsx } from '@portal/ui/app/downloadXlsx.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { listed, uncapitalized } from '@portal/ui/texts/locale.ts'
import type { TFunction } from 'i18next'
import type { ApiDeImportar, FilaDeLote, Lote } from './api.ts'
import { campoName } from './campoName.ts'
import { difierenEn, entraPor, repetidasDe } from './repetidas.ts'

/** The columns that a sheet of this kind may have, and where somebody asks for them, the rows of today. */
export async function bajarPlantilla(
  t: TFunction,
  tipo: TipoDeLote,
  api: Pick<ApiDeImportar, 'plantilla'>,
  conFilas: boolean,
): Promise<void> {
  // One column for both names is for sheets that come so.
  const campos = camposDe(tipo)
    .map((campo, i) => ({ campo, i }))
    .filter(({ campo }) => campo !== 'apellido_y_nombre')
  const rows: string[][] = []
  for (let page = 1; conFilas; page++) {
    const { records, moreRecords } = await api.plantilla(tipo, page)
    rows.push(...records.map(({ celdas }) => campos.map(({ i }) => celdas[i] ?? '')))
    if (moreRecords !== true) break
  }
  await downloadXlsx({
    fileName: t(`importar.tipo.${tipo}`),
    head: campos.map(({ campo }) => campoName(t, tipo, campo)),
    rows,
    nothing: '',
  })
}

/** The rows that stayed out, as the sheet had them, with what is missing beside. */
export async function bajarAfuera(
  t: TFunction,
  lote: Pick<Lote, 'loteid' | 'tipo' | 'columnas' | 'archivo'>,
  api: Pick<ApiDeImportar, 'leer'>,
): Promise<void> {
  const filas: FilaDeLote[] = []
  for (let page = 1; ; page++) {
    const { filas_de_pagina, total } = await api.leer({
      loteid: lote.loteid,
      afuera: 'SI',
      order: 'fila ASC',
      page,
      pagesize: 200,
    })
    filas.push(...filas_de_pagina)
    if (filas_de_pagina.length === 0 || filas.length >= total) break
  }
  await downloadXlsx({
    fileName: `${lote.archivo.replace(/\.[^.]*$/, '')} - ${t('importar.afuera.archivo')}`,
    head: [...lote.columnas.map(({ titulo }) => titulo), t('importar.afuera.columna')],
    rows: filas.map((fila) => [
      ...lote.columnas.map((_, i) => fila.celdas[i] ?? ''),
      quePasa(t, lote, fila, filas),
    ]),
    nothing: '',
  })
}

/** After a colon; letters that stand for words, as CUIL, stay as they are. */
const enMedio = (texto: string): string => (/^\p{Lu}\p{Lu}/u.test(texto) ? texto : uncapitalized(texto))

/** What keeps a row out, in one line. `conocidas`: rows among which others of the same record are looked for. */
export function quePasa(
  t: TFunction,
  lote: Pick<Lote, 'tipo' | 'columnas'>,
  dicha: FilaDeLote,
  conocidas: readonly FilaDeLote[],
): string {
  const { problemas, repetidas, fila, resultado, celdas } = dicha
  const dichos = problemas.map(({ campo, texto }) =>
    campo === null ? texto : `${campoName(t, lote.tipo, campo)}: ${enMedio(texto)}`,
  )
  const celdaDe = (campo: string) =>
    celdas[lote.columnas.findIndex((columna) => columna.campo === campo)] ?? ''
  if (problemas.some(({ campo }) => campo === 'cuil')) {
    const termina = comoTermina(onlyDigits(celdaDe('cuil')), onlyDigits(celdaDe('documento')))
    if (termina) dichos.push(t('importar.fila.terminaEn', termina))
  }
  if (repetidas.length > 0) {
    const filas = [fila, ...repetidas].sort((a, b) => a - b)
    dichos.push(t('importar.fila.repetida', { filas: filas.map((n) => formatNumber(n)).join(', ') }))
    const mismas = repetidasDe(dicha, conocidas)
    const campos = mismas && difierenEn(lote, mismas)
    if (campos)
      dichos.push(
        campos.length === 0
          ? t('importar.fila.iguales')
          : t('importar.fila.difieren', {
              campos: listed(campos.map((campo) => campoName(t, lote.tipo, campo))),
            }),
      )
  }
  return dichos.length > 0
    ? dichos.join('. ')
    : resultado === 'dejar'
      ? dejada(t, lote, dicha, conocidas)
      : ''
}

function dejada(
  t: TFunction,
  { tipo }: Pick<Lote, 'tipo'>,
  fila: FilaDeLote,
  conocidas: readonly FilaDeLote[],
): string {
  const otra = entraPor(tipo, fila, conocidas)
  return otra ? t('importar.fila.dejadaPor', { n: formatNumber(otra.fila) }) : t('importar.fila.dejada')
}

/** How a CUIL ends that is of this DNI and has another check digit: which one of both is wrong, nobody knows. */
export function comoTermina(cuil: string, documento: string): { bien: string; mal: string } | undefined {
  const [bien, mal] = [String(verificadorDe(cuil) ?? ''), cuil.slice(10)]
  if (bien === '' || bien === mal || cuil.slice(2, 10) !== documento.padStart(8, '0')) return undefined
  return { bien, mal }
}
