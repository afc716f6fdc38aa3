/** Elements of the page. What a legajo says is only ever text in it: nothing of what somebody else wrote becomes part of the page. */

type Child = Node | string | undefined | false

export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
  return made
}

const shapes = {
  zip: 'M14 3H6.5A1.5 1.5 0 0 0 5 4.500v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.500-1.500V8zM14 3v5h5M10 3v2M10 7v2M10 11v2M9 15h2v3H9z',
  bien: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.3l2.7 2.7L16 9.5',
  mal: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 9l6 6M15 9l-6 6',
  distinto: 'M5 9h14M5 15h14M16 4L8 20',
  mas: 'M12 5v14M5 12h14',
  imprimir:
    'M7 8V3h10v5M7 17H4.500V9.500A1.500 1.500 0 0 1 6 8h12a1.500 1.500 0 0 1 1.500 1.500V17H17M7 14h10v7H7z',
  dato: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8v.1',
} as const

export function icon(shape: keyof typeof shapes): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'ico')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[shape])
  svg.append(path)
  return svg
}

export function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = el('button', `btn ${className}`, text)
  made.type = 'button'
  made.addEventListener('click', onClick)
  return made
}
