// Written by `npm run mensajes`.
import acciones from './en/acciones.json' with { type: 'json' }
import apariencia from './en/apariencia.json' with { type: 'json' }
import archivo from './en/archivo.json' with { type: 'json' }
import buscador from './en/buscador.json' with { type: 'json' }
import campo from './en/campo.json' with { type: 'json' }
import contrasena from './en/contrasena.json' with { type: 'json' }
import copiar from './en/copiar.json' with { type: 'json' }
import falla from './en/falla.json' with { type: 'json' }
import formulario from './en/formulario.json' with { type: 'json' }
import lista from './en/lista.json' with { type: 'json' }
import marco from './en/marco.json' with { type: 'json' }
import noEncontrado from './en/noEncontrado.json' with { type: 'json' }
import pantalla from './en/pantalla.json' with { type: 'json' }
import senal from './en/senal.json' with { type: 'json' }
import sesion from './en/sesion.json' with { type: 'json' }
import tabla from './en/tabla.json' with { type: 'json' }
import valor from './en/valor.json' with { type: 'json' }
import vista from './en/vista.json' with { type: 'json' }

/** Every sentence of these parts, by what it is said of. */
export const en = {
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
