// Written by `npm run mensajes`.
import adentro from './en/adentro.json' with { type: 'json' }
import comparar from './en/comparar.json' with { type: 'json' }
import enrolar from './en/enrolar.json' with { type: 'json' }
import evacuar from './en/evacuar.json' with { type: 'json' }
import guardia from './en/guardia.json' with { type: 'json' }
import igual from './en/igual.json' with { type: 'json' }
import menuDePuerta from './en/menuDePuerta.json' with { type: 'json' }
import mirar from './en/mirar.json' with { type: 'json' }
import otro from './en/otro.json' with { type: 'json' }
import pasosDePuerta from './en/pasosDePuerta.json' with { type: 'json' }
import puesto from './en/puesto.json' with { type: 'json' }
import razon from './en/razon.json' with { type: 'json' }
import respuestaDePuerta from './en/respuestaDePuerta.json' with { type: 'json' }
import teclado from './en/teclado.json' with { type: 'json' }
import visita from './en/visita.json' with { type: 'json' }

/** What the guards’ app says, by screen. */
export const en = {
  adentro,
  comparar,
  enrolar,
  evacuar,
  guardia,
  igual,
  menuDePuerta,
  mirar,
  otro,
  pasosDePuerta,
  puesto,
  razon,
  respuestaDePuerta,
  teclado,
  visita,
}
