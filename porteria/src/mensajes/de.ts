// Written by `npm run mensajes`.
import adentro from './de/adentro.json' with { type: 'json' }
import comparar from './de/comparar.json' with { type: 'json' }
import enrolar from './de/enrolar.json' with { type: 'json' }
import evacuar from './de/evacuar.json' with { type: 'json' }
import guardia from './de/guardia.json' with { type: 'json' }
import igual from './de/igual.json' with { type: 'json' }
import menuDePuerta from './de/menuDePuerta.json' with { type: 'json' }
import mirar from './de/mirar.json' with { type: 'json' }
import otro from './de/otro.json' with { type: 'json' }
import pasosDePuerta from './de/pasosDePuerta.json' with { type: 'json' }
import puesto from './de/puesto.json' with { type: 'json' }
import razon from './de/razon.json' with { type: 'json' }
import respuestaDePuerta from './de/respuestaDePuerta.json' with { type: 'json' }
import teclado from './de/teclado.json' with { type: 'json' }
import visita from './de/visita.json' with { type: 'json' }

/** What the guards’ app says, by screen. */
export const de = {
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
