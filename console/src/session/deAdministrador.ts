import type { Result } from '@portal/contract'

interface Loading {
  context: { operador: Pick<Result<'SesionOperador'>['login'], 'rol'> }
}

/** Asks for what a screen of administradores shows, and for a revisor who found its address nothing: that would be refused, and told. */
export const deAdministrador =
  <Options>(load: (options: Options) => void) =>
  (options: Options & Loading): void => {
    if (options.context.operador.rol === 'administrador') load(options)
  }
