// Written by `npm run mensajes`.
import adentro from './pt-BR/adentro.json' with { type: 'json' }
import comparar from './pt-BR/comparar.json' with { type: 'json' }
import enrolar from './pt-BR/enrolar.json' with { type: 'json' }
import evacuar from './pt-BR/evacuar.json' with { type: 'json' }
import guardia from './pt-BR/guardia.json' with { type: 'json' }
import igual from './pt-BR/igual.json' with { type: 'json' }
import menuDePuerta from './pt-BR/menuDePuerta.json' with { type: 'json' }
import mirar from './pt-BR/mirar.json' with { type: 'json' }
import otro from './pt-BR/otro.json' with { type: 'json' }
import pasosDePuerta from './pt-BR/pasosDePuerta.json' with { type: 'json' }
import puesto from './pt-BR/puesto.json' with { type: 'json' }
import razon from './pt-BR/razon.json' with { type: 'json' }
import respuestaDePuerta from './pt-BR/respuestaDePuerta.json' with { type: 'json' }
import teclado from './pt-BR/teclado.json' with { type: 'json' }
import visita from './pt-BR/visita.json' with { type: 'json' }

/** What the guards’ app says, by screen. */
export const ptBR = {
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
