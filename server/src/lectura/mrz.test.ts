import { leerMrz, unaDe } from '@portal/contract/mrz.ts'
import { describe, expect, it } from 'vitest'
import { mrzLines as card } from '../testing/codePictures.ts'

const hoy = '2026-11-27'

const julia = {
  tipo: 'mrz',
  mrz: {
    documento: '99000402',
    apellido: 'IBANEZ FICTICIA',
    nombres: 'JULIA INES',
    fecha_nacimiento: '1991-03-14',
    fecha_vencimiento: '2036-11-01',
  },
}

describe('the machine-readable lines of a card', () => {
  it('are read among other lines', () => {
    expect(leerMrz(`DOMICILIO INVENTADO 123\n\n${card().join('\n')}\nFIN`, hoy)).toEqual(julia)
  })

  it('are read with fillers that were miscounted, and spaces between', () => {
    const [one, two, three] = card()
    expect(leerMrz([`${one}<<`, two.replace('ARG<<<', 'ARG<'), three.slice(0, 27)].join('\n'), hoy)).toEqual(
      julia,
    )
    expect(leerMrz([one.replace(/(.{10})/g, '$1 '), two, three].join('\n'), hoy)).toEqual(julia)
  })

  it('are of this century where the year is not ahead', () => {
    expect(leerMrz(card({ birth: '050314' }).join('\n'), hoy)).toMatchObject({
      mrz: { fecha_nacimiento: '2005-03-14' },
    })
  })

  it.each([
    ['documento', 0, 6],
    ['fecha_nacimiento', 1, 2],
    ['fecha_vencimiento', 1, 10],
  ] as const)('names the check digit that does not agree: %s', (parte, line, at) => {
    const lines = card()
    const text = lines[line]
    const other = text[at] === '7' ? '8' : '7'
    lines[line] = text.slice(0, at) + other + text.slice(at + 1)
    const read = leerMrz(lines.join('\n'), hoy)
    expect(read?.tipo).toBe('mrz ilegible')
    expect(read).toMatchObject({ fallan: expect.arrayContaining([parte]) as unknown })
  })

  it('are never read wrong where one figure is', () => {
    for (const line of [0, 1])
      for (let at = line === 0 ? 5 : 0; at < 15; at++)
        for (const sign of '0123456789') {
          const lines = card()
          const text = lines[line] ?? ''
          if (!/\d/.test(text[at] ?? '') || text[at] === sign) continue
          lines[line] = text.slice(0, at) + sign + text.slice(at + 1)
          expect(leerMrz(lines.join('\n'), hoy)?.tipo).not.toBe('mrz')
        }
  })

  it.each([
    'IBANEZ<FICTICIAS<JULIA<INES<<<',
    'IBANEZ<FICTICIASSJULIACINES<<<',
    'IBANEZ<FICTICIA<<<<<<<<<<<<<<<',
  ])('tell no name where fillers were taken for letters: %s', (third) => {
    const [one, two] = card()
    expect(leerMrz([one, two, third].join('\n'), hoy)).toMatchObject({
      tipo: 'mrz',
      mrz: { documento: '99000402', apellido: '', nombres: '' },
    })
  })

  it('are nothing of a page without them', () => {
    for (const text of ['', 'IDARG', 'UNA POLIZA CUALQUIERA\nDOMINIO AB123CD\nVENCE 12/03/2027', card()[0]])
      expect(leerMrz(text, hoy)).toBeUndefined()
  })
})

describe('several looks at the same lines', () => {
  const [one, two, three] = card()
  const look = (lines: readonly string[]) => leerMrz(lines.join('\n'), hoy)
  const whole = look([one, two, three])
  const misread = look([one, two, three.replace('JULIA<INES', 'JULIACINES')])
  const unnamed = look([one, two, 'IBANEZ<FICTICIASSJULIA<INES<<<'])
  const unreadable = look([one, two.replace('9103', '9203'), three])

  it('tell a name that two of them make out, and none that one does', () => {
    expect(unaDe([whole, whole])).toEqual(julia)
    expect(unaDe([misread, whole, whole])).toEqual(julia)
    for (const looks of [
      [whole],
      [whole, undefined],
      [whole, misread],
      [unnamed, unnamed],
      [unreadable, whole],
    ])
      expect(unaDe(looks)).toMatchObject({
        tipo: 'mrz',
        mrz: { documento: '99000402', fecha_nacimiento: '1991-03-14', apellido: '', nombres: '' },
      })
  })

  it('are unreadable where they do not agree, and where none of them closes', () => {
    expect(unaDe([whole, look(card({ number: '99000410' }))])).toEqual({
      tipo: 'mrz ilegible',
      fallan: ['documento'],
    })
    expect(unaDe([undefined, unreadable])).toEqual(unreadable)
    expect(unaDe([undefined, undefined])).toBeUndefined()
  })
})
