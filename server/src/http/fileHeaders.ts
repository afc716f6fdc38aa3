import { savedName } from '../storage/savedName.ts'

/** Somebody else's bytes: shown in a sandbox, never as part of this site. */
export const fileHeaders = (mediatype: string) => ({
  'content-type': mediatype,
  'content-security-policy':
    "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
})

/** Shown where it is asked for, and saved under the name that it came with and the ending of what it is. */
export const inlineAs = (name: string, mediatype: string) =>
  `inline; filename*=UTF-8''${headerText(savedName(name, mediatype))}`

/** RFC 8187: these four are none of a header's plain characters, and encodeURIComponent leaves them. */
function headerText(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
