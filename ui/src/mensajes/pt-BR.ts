// Written by `npm run mensajes`.
import acciones from './pt-BR/acciones.json' with { type: 'json' }
import apariencia from './pt-BR/apariencia.json' with { type: 'json' }
import archivo from './pt-BR/archivo.json' with { type: 'json' }
import buscador from './pt-BR/buscador.json' with { type: 'json' }
import campo from './pt-BR/campo.json' with { type: 'json' }
import contrasena from './pt-BR/contrasena.json' with { type: 'json' }
import copiar from './pt-BR/copiar.json' with { type: 'json' }
import falla from './pt-BR/falla.json' with { type: 'json' }
import formulario from './pt-BR/formulario.json' with { type: 'json' }
import lista from './pt-BR/lista.json' with { type: 'json' }
import marco from './pt-BR/marco.json' with { type: 'json' }
import noEncontrado from './pt-BR/noEncontrado.json' with { type: 'json' }
import pantalla from './pt-BR/pantalla.json' with { type: 'json' }
import senal from './pt-BR/senal.json' with { type: 'json' }
import sesion from './pt-BR/sesion.json' with { type: 'json' }
import tabla from './pt-BR/tabla.json' with { type: 'json' }
import valor from './pt-BR/valor.json' with { type: 'json' }
import vista from './pt-BR/vista.json' with { type: 'json' }

/** Every sentence of these parts, by what it is said of. */
export const ptBR = {
  acciones,
  apariencia,
  archivo,
  buscador,
  campo,
  contrasena,
  copiar,
  falla,
  formulario,
  lista,
  marco,
  noEncontrado,
  pantalla,
  senal,
  sesion,
  tabla,
  valor,
  vista,
}
