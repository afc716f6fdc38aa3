/** Somebody else's bytes: shown in a sandbox, never as part of this site. */
export const fileHeaders = (mediatype: string) => ({
  'content-type': mediatype,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
})

/** Shown where it is asked for, and kept under the name that it came with. */
export const inlineAs = (name: string) => `inline; filename*=UTF-8''${headerText(name)}`

/** RFC 8187: these four are none of a header's plain characters, and encodeURIComponent leaves them. */
function headerText(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
