import type { Mail } from './templates/letter.ts'

/** Stands in a letter that is kept, where what opens something stands in the one that leaves. See docs/decisions/0074. */
const secretPlace = '{{secreto}}'

/** The letter without it: the token of a link, or a code. */
export const setApart = (mail: Mail, secreto: string): Mail => exchange(mail, secreto, secretPlace)

/** The letter with it again; nothing where it is gone and the letter would bring none. */
export function putBack(mail: Mail, secreto: string | null): Mail | undefined {
  if (!mail.text.includes(secretPlace)) return mail
  return secreto === null ? undefined : exchange(mail, secretPlace, secreto)
}

const exchange = ({ subject, text, html }: Mail, from: string, to: string): Mail => ({
  subject,
  text: text.replaceAll(from, () => to),
  html: html.replaceAll(from, () => to),
})
