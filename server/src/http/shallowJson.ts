import { refuse } from '@portal/contract'
import type { FastifyInstance } from 'fastify'

/** No call of ours nests past seven. */
const mostLevels = 32

/**
 * Refuses text that nests deeper than any call: parsing it, and looking through what it became, takes the time of
 * everybody else. One look at each character, and brackets within strings are none.
 */
export function requireShallow(json: string): void {
  let levels = 0
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i)
    if (inString) {
      if (char === backslash) i++
      else if (char === quote) inString = false
    } else if (char === quote) inString = true
    else if (char === bracket || char === brace) {
      if (++levels > mostLevels) throw refuse('INVALID_INPUT')
    } else if (char === closingBracket || char === closingBrace) levels--
  }
}

const [quote, backslash, bracket, closingBracket, brace, closingBrace] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/** Reads bodies of a type as JSON, once they were seen to be shallow. */
export function readJson(app: FastifyInstance, type: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(type, { parseAs: 'string' }, (request, body: string, done) => {
    try {
      requireShallow(body)
    } catch (error) {
      done(error as Error) // the refusal above
      return
    }
    void parse(request, body, done)
  })
}
