/**
 * What an e-mail address looks like, without the library of schemas: the page that signs people in weighs what it
 * imports. `email.ts` makes a schema of it, and a test holds the two together.
 */

/** Control and format characters, those that turn the direction of reading among them. */
export const invisible = /[\p{Cc}\p{Cf}]/u

export const emailMaxLength = 254

/** Something between the dots of a domain, always. */
export const emailPattern = /^[^\s@"<>(),;:\\[\]]+@(?:[^\s@"<>(),;:\\[\].]+\.)+[^\s@"<>(),;:\\[\].]{2,}$|^$/

/** Whether it is an address once it is spelled as addresses are kept. */
export function isEmail(typed: string): boolean {
  const email = typed.normalize('NFKC').trim().toLowerCase()
  return email !== '' && email.length <= emailMaxLength && !invisible.test(email) && emailPattern.test(email)
}
