import acciones from '@portal/ui/mensajes/es/acciones.json' with { type: 'json' }
import contrasena from '@portal/ui/mensajes/es/contrasena.json' with { type: 'json' }
import { bienvenida } from './mensajes/es/bienvenida.ts'
import { cambiar } from './mensajes/es/cambiar.ts'
import { comun } from './mensajes/es/comun.ts'
import { confirmarEmail } from './mensajes/es/confirmarEmail.ts'
import { descripciones } from './mensajes/es/descripciones.ts'
import { lista } from './mensajes/es/lista.ts'
import { login } from './mensajes/es/login.ts'
import { noEncontrada } from './mensajes/es/noEncontrada.ts'
import { pie } from './mensajes/es/pie.ts'
import { recuperar } from './mensajes/es/recuperar.ts'
import { registroExitoso } from './mensajes/es/registroExitoso.ts'
import { ruta } from './mensajes/es/ruta.ts'
import { titulos } from './mensajes/es/titulos.ts'

/**
 * Every sentence of the pages before sign-in, by the page and the place where it stands: plain values, so that a page
 * weighs no more than what it says. Those of the longest, the landing and the registration, are theirs alone.
 */
export const mensajes = {
  ...acciones,
  ...comun,
  contrasena,
  titulos,
  descripciones,
  bienvenida,
  login,
  lista: { ...lista, cargando: acciones.cargando },
  registroExitoso,
  confirmarEmail,
  recuperar,
  cambiar,
  noEncontrada,
  pie,
  ruta,
}
