/** How a resource is called in one line; a plate that already is the name is not said twice. */
export const recursoName = ({
  nombre = '—',
  dominio,
}: {
  nombre?: string | undefined
  dominio?: string | null | undefined
}): string => (!dominio || nombre.includes(dominio) ? nombre : `${dominio} · ${nombre}`)
