import { readdir, readFile } from 'node:fs/promises'
import { fechasLeidas, leer } from '@portal/contract/lectura.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import { readPdf } from '../lectura/readPdf.ts'
import { demoData } from './data.ts'
import { demoEjemplos } from './ejemplos.ts'
import { makeFile } from './files.ts'
import { signId } from './forms.ts'
import type { Paper } from './paper.ts'

const folder = new URL('./forms/', import.meta.url)
const documentos = demoData('2026-11-21').flatMap((transporte) =>
  [transporte, ...transporte.choferes, ...transporte.dominios].flatMap((recurso) => recurso.documentos),
)

function paperOf(as: 'pdf' | 'picture'): Paper {
  const found = documentos.find((each) => each.as === as && each.tipo.clave === 'licencia-conducir')
  if (!found) throw new Error(`no ${as}`)
  return found.paper
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const { paginas } = await readPdf(pdf)
  return paginas.map(({ texto }) => texto).join('\n')
}

describe('demo files', () => {
  test('a form is a PDF that says it is fictional, small enough to upload', async () => {
    const { name, bytes } = await makeFile(paperOf('pdf'), 'pdf')
    expect(name).toBe('licencia-nacional-de-conducir-profesional.pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await wordsOf(bytes)).toContain('DOCUMENTO FICTICIO')
    expect(bytes.length).toBeLessThan(60_000)
  })

  test('a card is a JPEG of a phone, small enough to upload', async () => {
    const { name, bytes } = await makeFile(paperOf('picture'), 'picture')
    expect(name).toBe('licencia-nacional-de-conducir-profesional.jpg')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 896, height: 672 })
    expect(bytes.length).toBeGreaterThan(10_000)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test.each(['pdf', 'picture'] as const)(
    'a %s of one paper is the same bytes, and of another is not',
    async (as) => {
      const paper = paperOf(as)
      const [one, same, other] = await Promise.all([
        makeFile(paper, as),
        makeFile(paper, as),
        makeFile({ ...paper, numero: 'DEMO-999999' }, as),
      ])
      expect(one.bytes.equals(same.bytes)).toBe(true)
      expect(one.bytes.equals(other.bytes)).toBe(false)
    },
  )

  test('each type has a form that says what was written on it, with its dates as the record has them', async () => {
    const oneOfEach = new Map(documentos.map((documento) => [documento.paper.form, documento]))
    expect(oneOfEach.size).toBeGreaterThan(30)
    for (const [form, { paper, ...documento }] of oneOfEach) {
      const { bytes } = await makeFile(paper, 'pdf')
      const words = await wordsOf(bytes)
      const blank = await readFile(new URL(`${form}.pdf`, folder), 'latin1')
      const places = [...blank.matchAll(/<7e([\da-f]+) *> Tj/g)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      )
      expect(places, form).toContain('numero')
      for (const place of places)
        expect(words, form).toContain(place === 'numero' ? paper.numero : paper.values[place])
      const papel = leer(words)
      expect(papel && fechasLeidas(papel), form).toEqual({
        fecha_emision: documento.fecha_emision,
        fecha_vencimiento: documento.periodo === null ? documento.fecha_vencimiento : null,
        periodo: documento.periodo,
      })
    }
  })

  test('offsets in the table of objects are true once a form is filled in', async () => {
    const bytes = (await makeFile(paperOf('pdf'), 'pdf')).bytes.toString('latin1')
    const table = Number(/startxref\s+(\d+)/.exec(bytes)?.[1])
    const offsets = [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
    expect(offsets.length).toBeGreaterThan(5)
    expect(offsets.map((at, index) => bytes.startsWith(`${String(index + 1)} 0 obj`, at))).not.toContain(
      false,
    )
  })

  test('every sign on a card is drawn', async () => {
    for (const { paper, as } of documentos) {
      if (as !== 'picture') continue
      const form = await readFile(new URL(`${paper.form}.svg`, folder), 'utf8')
      const written = [...form.matchAll(/\{\{(\w+) /g)].map(([, place = '']) => paper.values[place] ?? '')
      const signs = new Set(written.join('').toUpperCase().replaceAll(' ', ''))
      expect([...signs].filter((sign) => !form.includes(`id="${signId(sign)}"`))).toEqual([])
    }
  })

  test('samples have nothing to write on, and no form is left over', async () => {
    const names = await readdir(folder)
    const pdfs = names.filter((name) => name.endsWith('.pdf')).map((name) => name.slice(0, -4))
    expect(new Set(pdfs)).toEqual(
      new Set([...tiposDocumento.map(({ clave }) => clave), ...demoEjemplos.map(({ paper }) => paper.form)]),
    )
    for (const { paper } of demoEjemplos) {
      expect(await wordsOf((await makeFile(paper, 'pdf')).bytes)).toContain('EJEMPLO')
    }
  })
})
