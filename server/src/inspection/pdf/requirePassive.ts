import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { refuse } from '@portal/contract'
import type { PdfObjects } from './readObjects.ts'

/**
 * Refuses what does more than show pages: scripts, programs to launch, forms that send themselves, other files inside or
 * elsewhere, sound and moving pictures. Nothing of it belongs to a paper that somebody looks over.
 */
export function requirePassive(objects: PdfObjects): void {
  for (const name of active) if (objects.names.has(name)) throw refuse('PDF_ACTIVE')
  for (const object of objects.all)
    for (const dict of dictsIn(object)) if (isActive(dict, objects)) throw refuse('PDF_ACTIVE')
  for (const object of objects.all)
    if (object instanceof PDFRawStream && isElsewhere(object.dict, objects)) throw refuse('PDF_ACTIVE')
}

/** Names that mean nothing else, wherever they stand: a key that another hides is still read by some. */
const active = [
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'RichMedia',
  'RichMediaExecute',
  'FileAttachment',
  'XFA',
]

/** Others mean it only where they say what something is. */
const activeKinds: Readonly<Record<string, readonly string[]>> = {
  S: ['Sound', 'Movie', 'Rendition'],
  Type: ['EmbeddedFile', 'Rendition', 'Sound', '3D'],
  Subtype: ['Sound', 'Movie', 'Screen', '3D', 'U3D', 'PRC'],
}

/** What may come to pass without anybody's hand: another place of the same file. */
const harmless = ['GoTo', 'Named', 'Hide', 'SetOCGState', 'Trans', 'Thread', 'GoToDp']

function isActive(dict: PDFDict, objects: PdfObjects): boolean {
  for (const [key, kinds] of Object.entries(activeKinds))
    if (kinds.includes(nameOf(objects.get(dict, key)) ?? '')) return true
  if (nameOf(objects.get(dict, 'S')) === 'URI' && !isWebAddress(objects.get(dict, 'URI'))) return true
  // What links without a scheme begin with, of the whole file.
  const links = objects.get(dict, 'URI')
  if (links instanceof PDFDict && !isWebAddress(objects.get(links, 'Base'))) return true
  // A place in the same file stands in a list.
  const opening = objects.get(dict, 'OpenAction')
  if (opening instanceof PDFDict && !isHarmless(opening, objects)) return true
  const additional = objects.get(dict, 'AA')
  if (additional instanceof PDFDict)
    for (const [, action] of additional.entries()) {
      const found = objects.resolve(action)
      if (found instanceof PDFDict && !isHarmless(found, objects)) return true
    }
  return holds(objects.get(dict, 'EmbeddedFiles'), objects) || holds(objects.get(dict, 'EF'), objects)
}

/** With all that follows from it. */
function isHarmless(action: PDFDict, objects: PdfObjects, depth = 0): boolean {
  if (depth > 16 || !harmless.includes(nameOf(objects.get(action, 'S')) ?? '')) return false
  const next = objects.get(action, 'Next')
  const following = next instanceof PDFArray ? next.asArray().map(objects.resolve) : [next]
  return following.every(
    (each) => each === undefined || (each instanceof PDFDict && isHarmless(each, objects, depth + 1)),
  )
}

/**
 * Insurers' papers link to their own site. A reader asks before it follows a link, our own follows none, and without a
 * scheme it can be but a page; what names another one opens a file or runs what it says.
 */
function isWebAddress(address: PDFObject | undefined): boolean {
  if (!(address instanceof PDFString) && !(address instanceof PDFHexString)) return true
  // Readers leave spaces and control signs out of a scheme.
  const text = address.decodeText().replace(/[\s\p{Cc}]/gu, '')
  const [, scheme] = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text) ?? []
  if (text.startsWith('\\\\')) return false
  return (
    scheme === undefined ||
    scheme.includes('.') ||
    ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase())
  )
}

/** A list or a tree of names that isn't empty. */
function holds(found: PDFObject | undefined, objects: PdfObjects): boolean {
  if (!(found instanceof PDFDict)) return false
  return found.entries().some(([, value]) => {
    const inside = objects.resolve(value)
    return !(inside instanceof PDFArray) || inside.size() > 0
  })
}

/** A stream whose bytes stand in another file. */
function isElsewhere(dict: PDFDict, objects: PdfObjects): boolean {
  const file = objects.get(dict, 'F')
  return file instanceof PDFDict || file instanceof PDFString || file instanceof PDFHexString
}

const nameOf = (object: PDFObject | undefined) =>
  object instanceof PDFName ? object.asString().slice(1) : undefined

/** A dictionary and those within it, not those that it refers to. */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  if (object instanceof PDFRawStream) yield* dictsIn(object.dict)
  else if (object instanceof PDFDict) {
    yield object
    for (const [, value] of object.entries()) yield* dictsIn(value)
  } else if (object instanceof PDFArray) for (const value of object.asArray()) yield* dictsIn(value)
}
