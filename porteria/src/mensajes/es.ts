// Written by `npm run mensajes`.
import adentro from './es/adentro.json' with { type: 'json' }
import comparar from './es/comparar.json' with { type: 'json' }
import enrolar from './es/enrolar.json' with { type: 'json' }
import evacuar from './es/evacuar.json' with { type: 'json' }
import guardia from './es/guardia.json' with { type: 'json' }
import igual from './es/igual.json' with { type: 'json' }
import menuDePuerta from './es/menuDePuerta.json' with { type: 'json' }
import mirar from './es/mirar.json' with { type: 'json' }
import otro from './es/otro.json' with { type: 'json' }
import pasosDePuerta from './es/pasosDePuerta.json' with { type: 'json' }
import puesto from './es/puesto.json' with { type: 'json' }
import razon from './es/razon.json' with { type: 'json' }
import respuestaDePuerta from './es/respuestaDePuerta.json' with { type: 'json' }
import teclado from './es/teclado.json' with { type: 'json' }
import visita from './es/visita.json' with { type: 'json' }

/** What the guards’ app says, by screen. */
export const es = {
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
