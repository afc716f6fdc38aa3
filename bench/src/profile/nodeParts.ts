import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Where the first thread of a process was, by the package or folder whose code ran. */

const profileShape = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
    }),
  ),
  /** µs, of the clock that `process.hrtime` tells. */
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

export type Profile = z.infer<typeof profileShape>
type Frame = Profile['nodes'][number]['callFrame']

export const readProfile = async (file: string): Promise<Profile> =>
  profileShape.parse(JSON.parse(await readFile(file, 'utf8')))

/** A stretch of the profile's clock, µs. */
export interface Span {
  from: number
  to: number
}

const waiting = '(idle)'

/** The share of each part in what the thread did within the span, the largest first; what it waited does not count. */
export function sharesIn(
  { nodes, startTime, samples, timeDeltas }: Profile,
  { from, to }: Span,
  partOf: (frame: Frame) => string,
): { part: string; share: number }[] {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const took = new Map<string, number>()
  let now = startTime
  for (const [i, sample] of samples.entries()) {
    // A sample stands for the time until the next one.
    now += timeDeltas[i] ?? 0
    const part = parts.get(sample) ?? waiting
    if (now < from || now > to || part === waiting) continue
    took.set(part, (took.get(part) ?? 0) + (timeDeltas[i + 1] ?? 0))
  }
  const all = [...took.values()].reduce((sum, each) => sum + each, 0)
  return [...took].map(([part, time]) => ({ part, share: time / all })).sort((a, b) => b.share - a.share)
}

/** The sources of what a bundle holds, as its map tells them. */
export type Sources = (frame: Frame) => string | undefined

export async function sourcesOf(profile: Profile): Promise<Sources> {
  const urls = new Set(profile.nodes.map(({ callFrame }) => callFrame.url))
  const maps = new Map(
    await Promise.all(
      [...urls].filter((url) => url.includes('/dist/')).map(async (url) => [url, await mapOf(url)] as const),
    ),
  )
  return ({ url, lineNumber, columnNumber }) => {
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber)
    return entry !== undefined && 'originalSource' in entry ? entry.originalSource : undefined
  }
}

async function mapOf(url: string): Promise<SourceMap | undefined> {
  const text = await readFile(`${fileURLToPath(url)}.map`, 'utf8').catch(() => undefined)
  // What esbuild wrote beside its bundle.
  return text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload)
}

/** `kysely`, `server/operations`, `Node`: the package, or the folder of our own. */
export function partOf({ functionName, url }: Pick<Frame, 'functionName' | 'url'>, source = url): string {
  if (functionName === waiting) return waiting
  if (functionName === '(garbage collector)') return 'recoger memoria'
  if (url === '' || url.startsWith('node:')) return 'Node: red, HTTP, JSON'
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (packageName !== undefined) return packageName
  const [, own] = /(contract)\/src\//.exec(source) ?? []
  if (own !== undefined) return own
  const [, folder] = /\bsrc\/([^/]+)\//.exec(source) ?? []
  return folder === undefined ? 'server' : `server/${folder}`
}
