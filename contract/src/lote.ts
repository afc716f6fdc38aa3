import {
  clavesDelPapel,
  fechasLeidas,
  flatten,
  hallados,
  parecidos,
  leer,
  spelled,
  type FechasLeidas,
  type Hallazgo,
  type Identidad,
  type Papel,
} from './lectura.ts'
import { onlyDigits } from './identificacion.ts'
import { maxCandidatos, maxHojas, type Candidato, type Certeza, type Porque } from './entradas.ts'
import { leerCodigo, sitiosOficialesDeFabrica } from './codigos.ts'
import type { CodigoCrudo } from './giros.ts'

/**
 * A bundle: pages that came out of a scanner as one, put in order by what they say. One paper is proposed of each page or of
 * neighbours, and it is `segura` only where a page itself names one resource by its number or plate and one type by its
 * phrases, and nothing on it says otherwise: a sure paper in a wrong place is a defect, an unsure one is a question.
 */

/** What a code on a page says for certain: it has its own check, and no reader of letters was in between. */
export interface Codigo {
  que: 'documento' | 'cuil' | 'cuit' | 'dominio'
  dice: string
}

/** What the codes on a page say of whose it is; a card says too which paper it is, in the words that stand on it. */
export function dichoPorCodigos(crudos: readonly CodigoCrudo[]): { codigos: Codigo[]; texto: string } {
  const said = crudos.map(({ formato, texto }) => leerCodigo(formato, texto, sitiosOficialesDeFabrica))
  return {
    codigos: said.flatMap((each): Codigo[] =>
      each.tipo === 'dni'
        ? [{ que: 'documento', dice: each.dni.documento }]
        : each.tipo === 'direccion' && each.factura
          ? [each.factura.emisor, each.factura.receptor ?? '']
              .filter((number) => number.length === 11)
              .map((dice) => ({ que: 'cuit' as const, dice }))
          : [],
    ),
    texto: said.some(({ tipo }) => tipo === 'dni') ? 'Documento nacional de identidad' : '',
  }
}

/** One page as it was read; no text where it carries none. */
export interface Hoja {
  texto: string
  /** Its letters were made out on a picture, where one may be taken for another: nothing that they say is sure. */
  deFoto?: boolean
  codigos?: readonly Codigo[]
}

/** A resource of the account, by what a paper may name it. The carrier itself by its CUIT, as `cuil`. */
export interface DelLote {
  recursoid: string
  tiporecurso: string
  identidad: Identidad
}

/** A type of paper, with the phrases by which a page says that it is one. */
export interface TipoDelLote {
  tipodocumentoid: string
  tiporecurso: string
  frases: readonly string[]
  /** One paper of it may be of several: whose it is, a person says. */
  compartido: boolean
}

export interface Papelito extends FechasLeidas {
  /** Which pages it is made of, counted from 0. */
  hojas: number[]
  recursoid: string | null
  tipodocumentoid: string | null
  certeza: Certeza
  porques: Porque[]
  /** Whose it may be, the likeliest first: none where it is sure. */
  candidatos: Candidato[]
}

type Recursos = ReadonlyMap<string, DelLote>

interface Clave {
  que: string
  dice: string
  porque: 'codigo' | 'hoja'
  /** A number or a plate; a name alone names too many. */
  fuerte: boolean
}

/** What one page says. */
interface Leida {
  deQuien: ReadonlyMap<string, Clave>
  tipos: readonly { tipo: TipoDelLote; frase: string }[]
  fechas: FechasLeidas
  /** Of whom it says a number or plate that is nobody's, and differs from theirs by one sign. */
  parecidos: ReadonlyMap<string, string>
  /** All whom it names by number, known or not. */
  claves: ReturnType<typeof clavesDelPapel>
  /** A code is somebody's whom the account doesn't have. */
  deOtro: boolean
  numero: { hoja: number; de: number } | undefined
}

/**
 * Pages → papers, in the order of the pages; each page is in one of them. `aMano`: whether a page, counted from 0, goes on
 * with the one before it, where a person said so.
 */
type Ordenador = (hojas: readonly Hoja[], aMano?: ReadonlyMap<number, boolean>) => Papelito[]

/** So many pages, of a PDF or of pictures, are one bundle. */
export const maxHojasDeLote = 60

/** A page that was looked at is not looked at again: another one more costs what one costs. */
export function ordenadorDe(recursos: readonly DelLote[], tipos: readonly TipoDelLote[]): Ordenador {
  const porId = new Map(recursos.map((each) => [each.recursoid, each]))
  const kinds = new Map(tipos.map(({ tipodocumentoid, tiporecurso }) => [tipodocumentoid, tiporecurso]))
  const porFrase = tipos.map((tipo) => ({
    tipo,
    frases: tipo.frases.map(asSaid).filter((each) => each.length > 3),
  }))
  const leidas = new WeakMap<Hoja, { leida: Leida; own: Place }>()
  const look = (hoja: Hoja) => {
    const known = leidas.get(hoja)
    if (known) return known
    const leida = leerHoja(hoja, recursos, porFrase)
    const whose = [...leida.deQuien.keys()].flatMap((id) => porId.get(id) ?? [])
    const near = [...leida.parecidos.keys()].flatMap((id) => porId.get(id) ?? [])
    const own = placeOf(leida, whose, near)
    const looked = { leida, own: hoja.deFoto ? { ...own, certeza: lower(own.certeza) } : own }
    leidas.set(hoja, looked)
    return looked
  }
  return (hojas, aMano = new Map()) =>
    enOrden(hojas.map(look), porId, aMano).map((papel) => ({
      ...papel,
      candidatos: asked(papel, kinds.get(papel.tipodocumentoid ?? ''), porId),
    }))
}

function enOrden(
  hojas: readonly { leida: Leida; own: Place }[],
  recursos: Recursos,
  aMano: ReadonlyMap<number, boolean>,
): Papelito[] {
  const papeles: Papelito[] = []
  let before: Leida | undefined
  for (const [at, { leida, own: place }] of hojas.entries()) {
    const own = { ...place, porques: [...place.porques], candidatos: [...place.candidatos] }
    const last = papeles.at(-1)
    const said = aMano.get(at)
    const read = last && before ? joins(last, before, leida, own) : 'no'
    const how = said === undefined ? read : said ? 'si' : 'no'
    if (last && how === 'si' && last.hojas.length < maxHojas) {
      last.hojas.push(at)
      merge(last, leida, own)
      const whose = last.recursoid === null ? undefined : recursos.get(last.recursoid)
      // Joined by a person against what its pages say: they are of one paper, and whose it is, they disagree about.
      if (read === 'contradice' || (said === true && differ(last, own))) last.certeza = lower(last.certeza)
      if (leida.deOtro || (whose && namesOthers(leida.claves, whose))) last.certeza = lower(last.certeza)
    } else {
      // A page that says it goes on with the one before, and names somebody else: of neither is anything sure.
      if (last && how === 'contradice') last.certeza = lower(last.certeza)
      papeles.push({ ...own, hojas: [at], ...(how === 'contradice' && { certeza: lower(own.certeza) }) })
    }
    before = leida
  }
  return papeles
}

/** Of whom it is asked: of those of the kind that its type is of, and of nobody where it is sure, or where it is a list. */
function asked({ candidatos, certeza }: Papelito, kind: string | undefined, porId: Recursos): Candidato[] {
  if (certeza === 'segura') return []
  const kindOf = ({ recursoid }: Candidato) => porId.get(recursoid)?.tiporecurso
  const each = candidatos.filter(
    ({ recursoid }, at) => candidatos.findIndex((other) => other.recursoid === recursoid) === at,
  )
  // A carrier is named on every paper of its people.
  const people = each.filter((one) => kindOf(one) !== 'transporte')
  const whose =
    kind === undefined ? (people.length > 0 ? people : each) : each.filter((one) => kindOf(one) === kind)
  return whose.length > maxCandidatos ? [] : whose
}

/** Whether one page names another, or is of another type, than the paper. */
const differ = (last: Place, own: Place): boolean =>
  (['recursoid', 'tipodocumentoid'] as const).some(
    (each) => own[each] !== null && last[each] !== null && own[each] !== last[each],
  )

const lower = (certeza: Certeza): Certeza => (certeza === 'segura' ? 'parece' : certeza)

/** As papers are compared: in capitals, words alone. */
const asSaid = (text: string): string =>
  flatten(text)
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, ' ')
    .trim()

function leerHoja(
  { texto, codigos = [] }: Hoja,
  recursos: readonly DelLote[],
  porFrase: readonly { tipo: TipoDelLote; frases: readonly string[] }[],
): Leida {
  const papel = leer(texto)
  const claves = papel ? clavesDelPapel(papel) : { personas: [], dominios: [] }
  const signs = papel?.texto.replace(/[^A-Z\d]/g, '') ?? ''
  const deQuien = new Map<string, Clave>()
  for (const { recursoid, identidad } of recursos) {
    if (codigos.length === 0 && !mayName(signs, identidad)) continue
    const codigo = codigos.find((each) => isOf(each, identidad))
    if (codigo) deQuien.set(recursoid, { ...codigo, porque: 'codigo', fuerte: true })
    else if (papel) {
      const found = hallados(papel, identidad)
      const best = found.find(({ que }) => que !== 'nombre') ?? found[0]
      if (best)
        deQuien.set(recursoid, {
          que: best.que,
          dice: best.dice,
          porque: 'hoja',
          fuerte: isStrong(best, papel, claves),
        })
    }
  }
  const said = ` ${asSaid(texto)} `
  return {
    deQuien,
    tipos: porFrase.flatMap(({ tipo, frases }) => {
      const [frase] = frases.filter((each) => said.includes(` ${each} `)).sort((a, b) => b.length - a.length)
      return frase === undefined ? [] : [{ tipo, frase }]
    }),
    fechas: papel ? fechasLeidas(papel) : { fecha_emision: null, fecha_vencimiento: null, periodo: null },
    parecidos: papel ? parecidos(papel, recursos) : new Map<string, string>(),
    claves,
    // A CUIT may be an insurer's, who made the paper.
    deOtro: codigos.some(
      (each) => each.que !== 'cuit' && !recursos.some(({ identidad }) => isOf(each, identidad)),
    ),
    numero: pageNumber(said),
  }
}

/** What stands alone may be a sum or the number of a law: a number counts where the paper says what it is. */
function isStrong(
  { que, dice }: Hallazgo,
  { texto }: Papel,
  { personas, dominios }: Leida['claves'],
): boolean {
  if (que === 'cuil' || que === 'cuit') return true
  if (que === 'documento') return personas.includes(onlyDigits(dice).padStart(8, '0'))
  if (que !== 'dominio') return false
  const spaced = dice.replace(/(?<=.)(?=.)/g, '[ .-]{0,2}')
  return (
    dominios.includes(dice) ||
    new RegExp(`(?:DOMINIO|PATENTE|CHAPA|PLACA)[^A-Z\\d]{0,12}${spaced}(?![A-Z\\d])`).test(texto)
  )
}

/** Whether it is worth looking closer: of a very large account hardly any is on a page. */
function mayName(signs: string, { nombre, dominio, documento, cuil }: Identidad): boolean {
  const said = (text: string | null) => text !== null && text !== '' && signs.includes(spelled(text))
  const [last = ''] = nombre.split(',')
  return said(dominio) || said(documento) || said(cuil) || (dominio === null && said(flatten(last)))
}

function isOf({ que, dice }: Codigo, { documento, cuil, dominio }: Identidad): boolean {
  const plain = (text: string | null) => text?.toUpperCase().replace(/[^A-Z\d]/g, '')
  if (que === 'dominio') return dominio !== null && plain(dominio) === plain(dice)
  if (que === 'documento') return documento !== null && plain(documento) === plain(dice)
  return cuil !== null && onlyDigits(cuil) === onlyDigits(dice)
}

/** «Hoja 2 de 3», or so at its very end. */
function pageNumber(said: string): Leida['numero'] {
  const [, hoja, de] =
    /\b(?:HOJA|PAGINA|PAG|FOLIO) (?:N |NRO )?(\d{1,2}) DE (\d{1,2})\b/.exec(said) ??
    /\b(\d{1,2}) DE (\d{1,2}) $/.exec(said) ??
    []
  const number = { hoja: Number(hoja), de: Number(de) }
  return number.hoja >= 1 && number.hoja <= number.de && number.de > 1 ? number : undefined
}

type Place = Omit<Papelito, 'hojas'>

/** Whose one page is and of which type, as far as it alone says so. */
function placeOf(leida: Leida, recursos: readonly DelLote[], near: readonly DelLote[]): Place {
  const { deQuien, tipos, claves, deOtro } = leida
  const named = recursos.filter(({ recursoid }) => deQuien.has(recursoid))
  const strong = named.filter(({ recursoid }) => deQuien.get(recursoid)?.fuerte)
  const pairsOf = (whose: readonly DelLote[]) =>
    whose.flatMap((recurso) =>
      best(tipos.filter(({ tipo }) => tipo.tiporecurso === recurso.tiporecurso)).map((each) => ({
        recurso,
        ...each,
      })),
    )
  const sure = pairsOf(strong)
  const pairs = sure.length > 0 ? sure : pairsOf(named)
  const [pair] = pairs
  const candidatos = [...strong, ...named, ...near].flatMap(({ recursoid }): Candidato[] => {
    const { porque, dice } = deQuien.get(recursoid) ?? {
      porque: 'parecida' as const,
      dice: leida.parecidos.get(recursoid),
    }
    return dice === undefined ? [] : [{ recursoid, porque, dice }]
  })
  if (!pair || pairs.length > 1) {
    // A person knows better what to make of half of it; and a carrier is named on every paper of its people.
    const only = strong.filter(({ tiporecurso }) => tiporecurso !== 'transporte')
    // Of several people, and of one type: which paper it is, is known.
    const same = pairs.every(({ tipo }) => tipo.tipodocumentoid === pair?.tipo.tipodocumentoid)
    // Nobody is named, and all that it says of its type is the same: so far it is known.
    const alone = named.length === 0 ? onlyType(tipos) : undefined
    return placed(
      only.length === 1 ? only[0] : undefined,
      same ? (pair ?? alone) : undefined,
      leida,
      candidatos,
      'sin ubicar',
    )
  }
  const { recurso, tipo } = pair
  const isSure =
    sure.length === 1 &&
    !tipo.compartido &&
    !deOtro &&
    !namesOthers(claves, recurso) &&
    // Phrases of another kind of resource, which is named too, have been counted; those of one that is not are a doubt.
    tipos.every((each) => each.tipo.tiporecurso === tipo.tiporecurso || within(each.frase, pair.frase))
  return placed(recurso, pair, leida, candidatos, isSure ? 'segura' : 'parece')
}

/** Whether it names another of the same kind, known or not: it may be a list. The carrier's own paper may list its people. */
function namesOthers({ personas, dominios }: Leida['claves'], { tiporecurso, identidad }: DelLote): boolean {
  if (tiporecurso === 'transporte') return false
  if (tiporecurso === 'dominio') return dominios.some((each) => each !== spelled(identidad.dominio ?? ''))
  const own = [
    onlyDigits(identidad.documento ?? '').padStart(8, '0'),
    onlyDigits(identidad.cuil ?? '').slice(2, 10),
  ]
  return personas.some((each) => !own.includes(each))
}

/** The type of a page that names nobody, where its phrases are of one. */
function onlyType(tipos: Leida['tipos']): Leida['tipos'][number] | undefined {
  const [first, ...others] = best(tipos)
  return others.some(({ tipo }) => tipo !== first?.tipo) ? undefined : first
}

const within = (frase: string, other: string): boolean => ` ${other} `.includes(` ${frase} `)

/** Without those whose phrase is a part of another's: «seguro» on a page that says «seguro de vida». */
const best = (tipos: Leida['tipos']): Leida['tipos'] =>
  tipos.filter(({ frase }) => !tipos.some((other) => other.frase !== frase && within(frase, other.frase)))

function placed(
  recurso: DelLote | undefined,
  pair: Leida['tipos'][number] | undefined,
  { deQuien, fechas }: Leida,
  candidatos: Candidato[],
  certeza: Certeza,
): Place {
  const clave = recurso && deQuien.get(recurso.recursoid)
  const dates = (['periodo', 'fecha_emision', 'fecha_vencimiento'] as const).flatMap((campo): Porque[] =>
    fechas[campo] === null ? [] : [{ campo, porque: 'hoja', dice: fechas[campo] }],
  )
  return {
    recursoid: recurso?.recursoid ?? null,
    tipodocumentoid: pair?.tipo.tipodocumentoid ?? null,
    ...fechas,
    certeza,
    candidatos,
    porques: [
      ...(clave ? [{ campo: 'recurso', porque: clave.porque, dice: clave.dice } as const] : []),
      ...(pair ? [{ campo: 'tipo', porque: 'hoja', dice: pair.frase } as const] : []),
      ...dates,
    ],
  }
}

/** Whether a page goes on with the paper before it. */
function joins(
  last: Papelito,
  before: Leida,
  { deQuien, tipos, fechas, numero }: Leida,
  own: Place,
): 'si' | 'no' | 'contradice' {
  const somebodyElse = own.recursoid !== null && last.recursoid !== null && own.recursoid !== last.recursoid
  const otherType =
    own.tipodocumentoid !== null &&
    last.tipodocumentoid !== null &&
    own.tipodocumentoid !== last.tipodocumentoid
  if (numero) {
    const follows = before.numero?.de === numero.de && before.numero.hoja + 1 === numero.hoja
    if (!follows) return 'no'
    return somebodyElse || otherType ? 'contradice' : 'si'
  }
  // Its key repeats, and it says nothing of another paper.
  if (last.recursoid === null || last.tipodocumentoid === null || somebodyElse || otherType) return 'no'
  if (deQuien.get(last.recursoid)?.fuerte !== true) return 'no'
  const strong = [...deQuien].filter(([recursoid, { fuerte }]) => fuerte && !before.deQuien.has(recursoid))
  const differs = (['periodo', 'fecha_emision', 'fecha_vencimiento'] as const).some(
    (campo) => fechas[campo] !== null && last[campo] !== null && fechas[campo] !== last[campo],
  )
  if (strong.length > 0 || differs || before.numero) return 'no'
  // The same paper twice has its phrase twice: only what carries none, or the same dates, is its next page.
  return tipos.length === 0 ? 'si' : 'no'
}

/** What a further page adds: dates that the first ones did not say, and who is named there. */
function merge(paper: Papelito, { fechas }: Leida, { candidatos }: Place): void {
  paper.candidatos.push(...candidatos)
  for (const campo of ['periodo', 'fecha_emision', 'fecha_vencimiento'] as const)
    if (paper[campo] === null && fechas[campo] !== null) {
      paper[campo] = fechas[campo]
      paper.porques.push({ campo, porque: 'hoja', dice: fechas[campo] })
    }
}
