import { carrierOperations, type CarrierOperations } from '@portal/contract'
import { carrierDoor, named } from '@portal/contract/door.ts'
import type { Operation } from '@portal/contract/operation.ts'
import { told } from '@portal/contract/told.ts'
import { picklistFields } from '../src/catalogo/picklists.ts'
import type { Exchange } from '../src/testing/walkThrough.ts'
import { parametersOf } from './parameters.ts'

/** The page with every operation, its request and its answer, in the order of the walk. */
export function operationsPage(
  exchanges: readonly Exchange[],
  needsSession: (name: string) => boolean,
): string {
  const mask = masker()
  const sections = exchanges.map(({ operation, input, answer }) => {
    const session = needsSession(operation) || operation === 'logout' ? { _session: '…' } : {}
    return [
      `## ${operation}`,
      told[operation].about,
      promiseOf(operation),
      block(mask({ ...named(operation, carrierDoor), ...session, ...input })),
      block(shortened(mask(answer))),
    ].join('\n\n')
  })
  return `${head}\n\n${sections.join('\n\n')}\n`
}

const who: Readonly<Record<string, string>> = {
  publico: 'Anybody, without a session.',
  contacto: 'Any user of the account.',
  titular: 'The titular alone; a colaborador gets `ACCESS_DENIED`.',
}

/** Who may, when, and what it takes. */
function promiseOf(name: keyof CarrierOperations): string {
  const promise: Operation = carrierOperations[name]
  const { access, writes, whileIncomplete, whileSuspended, answersSecret } = promise
  const when = [
    who[access] ?? '',
    whileIncomplete ? 'Also before the profile is complete (estado 3).' : '',
    writes && whileSuspended ? 'Also while the account is suspended (estado 4).' : '',
    writes && access !== 'publico' && !answersSecret ? 'A write: it takes an `Idempotency-Key`.' : '',
    answersSecret ? 'What it answers is shown once and kept nowhere: a repeated call is a new one.' : '',
  ]
  return [when.filter(Boolean).join(' '), ...parametersOf(promise), ...listsOf(name)].join('\n')
}

/** Which pairs of `module` and `field` there are; `module` is read in whatever case, as the seed's clients spell it. */
const listsOf = (name: keyof CarrierOperations): string[] =>
  name === 'getPickListValues'
    ? [
        '',
        'The lists that there are, `module` in whatever case:',
        '',
        '| `module` | `field` |',
        '| -------- | ------- |',
        ...[...picklistFields].map(row),
      ]
    : []

const row = ([module, fields]: [string, readonly string[]]) =>
  `| \`${module}\` | ${fields.map((field) => `\`${field}\``).join(', ')} |`

const head = `# Operations

Written by \`npm run docs\` from a real walk through a server: each request was sent as it stands here, and each answer is what came back. Ids, times and dates are replaced by some that don't change, and long lists are cut (\`// …\`). How to call, sign in and upload is in [README.md](README.md).`

export const block = (value: unknown) => `\`\`\`jsonc\n${rendered(value, '')}\n\`\`\``

/** Stands for what was cut from a list. */
const cut = Symbol('cut')
const shownItems = 2

export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.slice(0, shownItems).map(shortened)
    return value.length > shownItems ? [...items, cut] : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]))
}

/** JSON as Prettier leaves it, with a comment where a list was cut. */
function rendered(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((item, i) => {
      if (item === cut) return `${inner}// …`
      const comma = i < value.length - 1 && value[i + 1] !== cut ? ',' : ''
      return inner + rendered(item, inner) + comma
    })
    return `[\n${items.join('\n')}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([name, each]) => `${inner}${JSON.stringify(name)}: ${rendered(each, inner)}`,
  )
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`
}

/** Replaces what changes from walk to walk. The same id stays the same through the page. */
export function masker(): (value: unknown) => unknown {
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  const idOf = (id: string, prefix: string) => {
    const known = ids.get(id)
    if (known !== undefined) return known
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    ids.set(id, `${prefix}x${count}`)
    return `${prefix}x${count}`
  }
  const text = (value: string) =>
    value
      .replace(/^(pt_[cp])\d+_[0-9A-Za-z]{43}$/, '$142_forty-three-letters-and-digits')
      .replace(/^(pt_[cp])\d+$/, '$142')
      .replace(/^whsec_[\w+/]{43}=$/, 'whsec_forty-three-signs-and-one=')
      .replace(/(cal_[cp])[0-9A-Za-z]{4}(?=_|…)/, '$1AbC1')
      .replace(/(cal_[cp]AbC1_)[0-9A-Za-z]{43}/, '$1forty-three-letters-and-digits')
      .replace(/(\/(?:pedido|pase)#)[\w-]{22}$/, '$1twenty-two-characters')
      .replace(/^PU1:.+$/s, 'PU1:some two hundred characters')
      .replace(/^[\w-]{43}$/, 'a-session-of-43-characters')
      // The wire’s own word is as long as a `pedido`.
      .replace(/^(?!PortalCustomOperations$)[\w-]{22}$/, 'of-twenty-two-letters-')
      .replace(/\b(\d{2})x\d+\b/g, (id: string, prefix: string) => idOf(id, prefix))
      .replace(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/, 'ABC-123')
      .replace(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/, 'ABCDE-23456')
      .replace(/^\d{6}$/, '123456')
      .replace(/(^|secret=)[A-Z2-7]{32}\b/, '$1JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
      .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})/g, '2026-11-21T12:00:00.000Z')
      .replace(/\b20[2-9]\d-\d{2}-\d{2}\b(?!T)/g, '2026-11-21')
      .replace(/\b\d{2}\/\d{2}\/20[2-9]\d\b/g, '21/11/2026')
      .replace(/^20[2-9]\d-\d{2}$/, '2026-11')
  const mask = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(mask)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each)]))
  }
  return mask
}
