import { demoCuentas, demoOperadores } from './accounts.ts'

/** One for all: whoever tries the product has nothing to look up. The server listens on loopback alone while these exist. */
export const DEMO_PASSWORD = 'Los camiones salen temprano'

interface DemoSignIn {
  who: string
  email: string
  password: string
  /** A path of this server. */
  url: '/consola' | '/auth/login'
}

const WHY: Record<number, string> = { 3: ', con los datos sin completar', 4: ', suspendida' }

export const demoSignIns: readonly DemoSignIn[] = [
  ...demoOperadores.map(({ rol, email }) => ({
    who: `Proveedor, ${rol}`,
    email,
    password: DEMO_PASSWORD,
    url: '/consola' as const,
  })),
  ...demoCuentas.flatMap(({ accountname, estado, contactos }) =>
    contactos.map(({ rol, email }) => ({
      who: `${accountname}, ${rol}${WHY[estado] ?? ''}`,
      email,
      password: DEMO_PASSWORD,
      url: '/auth/login' as const,
    })),
  ),
]
