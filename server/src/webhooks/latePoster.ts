import type { Poster, PosterOptions } from './post.ts'

/** The same, and what speaks HTTP is loaded when the first event leaves: until then it would only take memory. */
export function latePoster(options: PosterOptions): Poster {
  let loading: Promise<Poster> | undefined
  const load = async () => {
    const { createPoster } = await import('./post.ts')
    return createPoster(options)
  }
  return {
    post: async (...what) => (await (loading ??= load())).post(...what),
    stop: async () => (await loading)?.stop(),
  }
}
