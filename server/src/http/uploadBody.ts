import { sentence } from '@portal/contract/wording.ts'
import { Readable } from 'node:stream'
import { refuse, Refusal, refuseField } from '@portal/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { receiveDataUrl } from '../storage/dataUrl.ts'
import { translated } from '../database/refusals.ts'
import { discard, receive, type Received } from '../storage/received.ts'
import type { Room } from '../storage/room.ts'
import { maxFileBytes } from '../storage/spool.ts'

/** What an upload's body held: fields still to be checked, and files that were. */
interface UploadBody {
  fields: Record<string, unknown>
  files: Received[]
}

interface Taken {
  spoolDir: string
  /** More of them are refused. */
  maxFiles: number
  /** Of one file; what a paper may have unless said otherwise. */
  maxFile?: number | undefined
  room: Pick<Room, 'requireForFiles'>
  /** Looks at the fields before the first file, and refuses who may not send one: then none of its bytes is kept. */
  admit?: ((fields: Readonly<Record<string, unknown>>) => Promise<void>) | undefined
}

/** Reads a multipart body, or a JSON one with data URLs. When anything in it is refused, no file stays. */
export async function readUpload(request: FastifyRequest, taken: Taken): Promise<UploadBody> {
  const files: Received[] = []
  try {
    const fields = request.isMultipart()
      ? await readParts(request, files, taken)
      : await readJson(request.body, files, taken)
    if (files.length === 0) throw refuseField('data', sentence('adjuntaAlMenosUnArchivo'))
    return { fields, files }
  } catch (error) {
    await Promise.all(files.map(discard))
    throw isBrokenBody(error) ? refuse('INVALID_INPUT') : error
  }
}

/** A multipart body that says no boundary or an endless one, or ends before its last. The parser has no codes, only sentences. */
function isBrokenBody(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Multipart: Boundary not found|^The needle can|unexpected end of multipart data/i.test(error.message)
  )
}

/**
 * Parts come in any order. One refused does not stop the reading: a browser that is still sending when the answer
 * comes shows a broken connection instead of it.
 */
async function readParts(
  request: FastifyRequest,
  files: Received[],
  { spoolDir, maxFiles, maxFile = maxFileBytes, room, admit }: Taken,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let refused = await room.requireForFiles().then(() => undefined, refusalIn)
  let arrived = 0
  const limits = { fileSize: maxFile, fields: 12, fieldSize: 4_000, parts: 40, headerPairs: 20 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    arrived++
    if (arrived === 1 && !refused) refused = await admit?.(fields).then(() => undefined, refusalIn)
    if (part.fieldname !== 'data') refused ??= refuseField(part.fieldname, sentence('campoDesconocido'))
    if (arrived > maxFiles) refused ??= tooManyFiles(maxFiles)
    if (refused) {
      part.file.resume()
      continue
    }
    try {
      files.push(await receive(Readable.from(wholeFile(part)), part.filename, spoolDir, maxFile))
    } catch (error) {
      refused = refusalIn(error)
      part.file.resume()
    }
  }
  if (refused) throw refused
  return fields
}

/** What was thrown that is a refusal, as that the disk is full; anything else is thrown on. */
function refusalIn(error: unknown): Refusal {
  const why = translated(error)
  if (why instanceof Refusal) return why
  throw error
}

/**
 * The parser cuts a file off at the limit and reads on; what was cut is refused here. Whoever stops reading half-way leaves
 * the rest to be read: the parser waits for each file, and would for ever for one that is gone.
 */
async function* wholeFile({ file }: MultipartFile): AsyncGenerator<Buffer> {
  for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Buffer // a file's stream gives bytes
  if (file.truncated) throw refuse('FILE_TOO_BIG')
}

const JsonBody = z.looseObject({
  data: z.union([z.string(), z.array(z.string())], { error: sentence('adjuntaAlMenosUnArchivo') }),
})

async function readJson(
  body: unknown,
  files: Received[],
  { spoolDir, maxFiles, room }: Taken,
): Promise<Record<string, unknown>> {
  await room.requireForFiles()
  const parsed = JsonBody.safeParse(body)
  if (!parsed.success) throw refuseField('data', sentence('adjuntaAlMenosUnArchivo'))
  const { data, ...fields } = parsed.data
  const urls = typeof data === 'string' ? [data] : data
  if (urls.length > maxFiles) throw tooManyFiles(maxFiles)
  for (const url of urls) files.push(await receiveDataUrl(url, spoolDir))
  return fields
}

function tooManyFiles(maxFiles: number): Refusal {
  return refuse('TOO_MANY_FILES', { words: { max: String(maxFiles) } })
}
