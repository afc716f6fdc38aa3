import { formasDeIngreso, metaDeIngreso, type FormaDeIngreso } from '@portal/contract/ingresoPorEmpresa.ts'

/** Which ways in there are, as the server wrote it into the page: nobody has to ask. Passwords where nobody wrote it. */
export function formaDeIngreso(): FormaDeIngreso {
  const said = document.querySelector(`meta[name="${metaDeIngreso}"]`)?.getAttribute('content')
  return formasDeIngreso.find((forma) => forma === said) ?? 'clave'
}
