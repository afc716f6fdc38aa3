/** Somebody else's bytes: shown in a sandbox, never as part of this site. */
export const fileHeaders = (mediatype: string) => ({
  'content-type': mediatype,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
})
