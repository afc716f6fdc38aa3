import * as z from 'zod/mini'

/** What the address of a file says beside its id. What is said twice says nothing. */
export const FileQuery = z.looseObject({
  miniatura: z.catch(z.optional(z.string()), undefined),
  _session: z.catch(z.optional(z.string()), undefined),
})
