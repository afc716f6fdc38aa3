/** What a bundler says of a module while it deals them out. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** A chunk of the app, and what it has to bring: those modules with all that they import. */
export interface Part {
  name: string
  roots: readonly RegExp[]
}

/**
 * Deals an app's modules out to a few chunks instead of one for each combination of screens that share them: a request
 * costs a phone more than a few lines too many. What two parts need is in the first of them. What none names is left to
 * the bundler: the screens themselves, and what is seldom used.
 */
export const inParts = (parts: readonly Part[]) => {
  let dealt: Map<string, string> | undefined
  const seen: string[] = []
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        // Every module comes by here before the first one is named.
        test: (id: string) => {
          seen.push(id)
          return true
        },
        name: (id: string, graph: Graph) => {
          dealt ??= deal(parts, seen, graph)
          return dealt.get(id) ?? null
        },
      },
    ],
  }
}

const deal = (parts: readonly Part[], ids: readonly string[], graph: Graph): Map<string, string> => {
  const dealt = new Map<string, string>()
  const give = (id: string, name: string) => {
    if (dealt.has(id)) return
    dealt.set(id, name)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) give(imported, name)
  }
  for (const { name, roots } of parts)
    for (const id of ids) if (roots.some((root) => root.test(id))) give(id, name)
  return dealt
}
