import { plain } from './plain.ts'

const spanish =
  /(?:^|\W)(el|la|los|las|un|una|del?|al|que|en|por|para|con|sin|ya|su|esta|este|ese|debe|falta|se|es|son|fue|puede|hay|tiene|existe|ingrese)(?=\W|$)/
const english =
  /(?:^|\W)(the|is|are|not|cannot|can|must|be|been|of|to|with|for|this|that|you|your|failed|required|empty|unable|please|permission|denied|value|values|invalid|missing|while|has|have|an?d|access)(?=\W|$)/
/** Pages, queries and what a program says of itself. */
const machine =
  /[<>{}]|\b(select|insert|update|delete)\b.*\b(from|into|set|where)\b|sqlstate|mysql|mysqli|adodb|postgres|duplicate entry|\.php\b|\bphp\b|exception|stack trace|fatal error|undefined|\bnull\b|vtiger_/i

/** A sentence of a back office that people here may read: Spanish, and said to a person. */
export const isForPeople = (text: string): boolean => {
  const said = plain(text)
  if (said.length < 4 || machine.test(text)) return false
  return spanish.test(said) && !english.test(said)
}
