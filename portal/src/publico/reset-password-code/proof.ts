/** What shows that the password is this person's to set: the token of a mailed link, or a code mailed to an e-mail. */
export type Proof = { by: 'link'; token: string } | { by: 'code'; email: string | undefined }

/** `emailFromBefore` is the one that the step before this page sent a code to. */
export function proofIn(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  emailFromBefore: string | undefined,
): Proof {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
  return token ? { by: 'link', token } : { by: 'code', email: emailFromBefore }
}
