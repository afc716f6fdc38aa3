// Written by `npm run mensajes`.
import acciones from './es/acciones.json' with { type: 'json' }
import apariencia from './es/apariencia.json' with { type: 'json' }
import archivo from './es/archivo.json' with { type: 'json' }
import buscador from './es/buscador.json' with { type: 'json' }
import campo from './es/campo.json' with { type: 'json' }
import contrasena from './es/contrasena.json' with { type: 'json' }
import copiar from './es/copiar.json' with { type: 'json' }
import falla from './es/falla.json' with { type: 'json' }
import formulario from './es/formulario.json' with { type: 'json' }
import lista from './es/lista.json' with { type: 'json' }
import marco from './es/marco.json' with { type: 'json' }
import noEncontrado from './es/noEncontrado.json' with { type: 'json' }
import pantalla from './es/pantalla.json' with { type: 'json' }
import senal from './es/senal.json' with { type: 'json' }
import sesion from './es/sesion.json' with { type: 'json' }
import tabla from './es/tabla.json' with { type: 'json' }
import valor from './es/valor.json' with { type: 'json' }
import vista from './es/vista.json' with { type: 'json' }

/** Every sentence of these parts, by what it is said of. */
export const es = {
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
