/**
 * In the page: its texts, by how they are drawn and on what. Two of a kind have the same element, classes, colour, size and
 * weight, and stand within the same grounds: each colour, picture, shade or filter that an ancestor lays behind or over
 * them, and each ancestor that stands out of the flow, under its classes. Windows of another width, and a page under a
 * dialog, have kinds of their own; so have texts of controls that are switched off, which may be faint.
 */
export function textKinds(): Map<string, Element[]> {
  const clear = 'rgba(0, 0, 0, 0)'
  const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]')
  const namesOff = new Set(
    [...document.querySelectorAll('[aria-labelledby]')]
      .filter(isOff)
      .flatMap((control) => control.getAttribute('aria-labelledby')?.split(' ') ?? []),
  )
  const classesOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]').length
  const grounds = new Map<Element | null, string>([[null, `${String(innerWidth)} ${String(dialogs)}`]])
  /** What an element and all that it stands in lay behind its text. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || element === null) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform } =
      getComputedStyle(element)
    const label = element instanceof HTMLLabelElement ? element.control : null
    const own = [
      backgroundColor === clear ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      opacity === '1' ? '' : opacity,
      filter === 'none' ? '' : filter,
      mixBlendMode === 'normal' ? '' : mixBlendMode,
      position === 'static' && transform === 'none' ? '' : `${position} ${classesOf(element)}`,
      isOff(element) || (label && isOff(label)) || namesOff.has(element.id) ? 'off' : '',
    ].join('|')
    const above = groundOf(element.parentElement)
    const ground = own === '||||||' ? above : `${above} > ${own}`
    grounds.set(element, ground)
    return ground
  }
  const kinds = new Map<string, Element[]>()
  for (const element of document.querySelectorAll('body, body *')) {
    const isText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        (each) => each.nodeType === Node.TEXT_NODE && (each.textContent ?? '').trim() !== '',
      )
    if (!isText || !element.checkVisibility({ visibilityProperty: true })) continue
    const { width, height } = element.getBoundingClientRect()
    // For screen readers alone.
    if (width <= 1 && height <= 1) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const kind = [classesOf(element), color, fontSize, fontWeight, textShadow, groundOf(element)].join(' ')
    const alike = kinds.get(kind)
    if (alike) alike.push(element)
    else kinds.set(kind, [element])
  }
  return kinds
}
