// Written by `npm run mensajes`.
import acciones from './de/acciones.json' with { type: 'json' }
import apariencia from './de/apariencia.json' with { type: 'json' }
import archivo from './de/archivo.json' with { type: 'json' }
import buscador from './de/buscador.json' with { type: 'json' }
import campo from './de/campo.json' with { type: 'json' }
import contrasena from './de/contrasena.json' with { type: 'json' }
import copiar from './de/copiar.json' with { type: 'json' }
import falla from './de/falla.json' with { type: 'json' }
import formulario from './de/formulario.json' with { type: 'json' }
import lista from './de/lista.json' with { type: 'json' }
import marco from './de/marco.json' with { type: 'json' }
import noEncontrado from './de/noEncontrado.json' with { type: 'json' }
import pantalla from './de/pantalla.json' with { type: 'json' }
import senal from './de/senal.json' with { type: 'json' }
import sesion from './de/sesion.json' with { type: 'json' }
import tabla from './de/tabla.json' with { type: 'json' }
import valor from './de/valor.json' with { type: 'json' }
import vista from './de/vista.json' with { type: 'json' }

/** Every sentence of these parts, by what it is said of. */
export const de = {
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
