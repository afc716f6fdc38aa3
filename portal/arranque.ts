import type { Idioma } from '../contract/src/idioma.ts'
import { place, titlePlaceholder, type StartingWords } from '../ui/build/startingPage.ts'

/** What the page says before its scripts come. */
export const words: Readonly<Record<Idioma, StartingWords>> = {
  es: {
    falla: 'No pudimos cargar el portal. Revisá tu conexión.',
    reintentar: 'Reintentar',
    sinScript:
      'Para usar el portal hace falta JavaScript. Activalo en tu navegador y volvé a cargar la página.',
  },
  en: {
    falla: 'We could not load the portal. Check your connection.',
    reintentar: 'Try again',
    sinScript: 'The portal needs JavaScript. Switch it on in your browser and load the page again.',
  },
  de: {
    falla: 'Das Portal konnte nicht geladen werden. Prüf deine Verbindung.',
    reintentar: 'Nochmal versuchen',
    sinScript: 'Das Portal braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.',
  },
  'pt-BR': {
    falla: 'Não conseguimos carregar o portal. Confira sua conexão.',
    reintentar: 'Tentar de novo',
    sinScript: 'O portal precisa de JavaScript. Ative-o no seu navegador e recarregue a página.',
  },
}

/** The frame of the carriers' app as its page brings it: menu, band, and a first card without anything in it. */
export const frame = `<div class="a">
  <div class="a-menu" aria-hidden="true">
    <p class="a-marca"><svg viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="9"/><path d="M8 26V14a8 8 0 0 1 16 0v12M16 14v3M16 20v2.5M16 25v1"/></svg>Portal</p>
    <p class="a-quien"><i class="a-cara"></i><i class="a-linea"></i></p>
    <p class="a-items"><i></i><i></i><i></i><i></i><i></i></p>
  </div>
  <div class="a-banda">
    <svg class="a-abrir" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18"/></svg>
    <p class="a-titulo">${titlePlaceholder}</p>
  </div>
  <div class="a-ficha"><div class="a-lineas" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
    <div class="a-falla" role="alert"><p>${place('falla')}</p><button type="button" id="reintentar">${place('reintentar')}</button></div>
  </div>
</div>`

export const css = `.a{position:relative;min-height:100vh}.a p{margin:0}
.a-menu{display:none}
.a-banda{position:absolute;inset:0 0 auto;height:152px;color:var(--a-onBand);background:linear-gradient(100deg,var(--a-bandFrom),var(--a-bandTo))}
.a-abrir{position:absolute;inset-block-start:16px;inset-inline-start:16px;fill:none;stroke:currentcolor;stroke-width:1.75;stroke-linecap:round}
.a-titulo{position:absolute;inset-block-start:57px;inset-inline:16px;height:28px;font-size:24px;line-height:28px;font-weight:650;letter-spacing:-.01em;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.a-titulo:empty{width:160px;border-radius:6px;background:rgb(255 255 255/.2)}
.a-ficha{position:absolute;inset:112px 12px auto;min-height:260px;box-sizing:border-box;padding:20px;border:1px solid var(--a-line);border-radius:var(--a-radius);background:var(--a-card)}
.a-lineas i,.a-linea,.a-items i{display:block;height:16px;border-radius:6px;background:var(--a-primarySoft)}
.a-lineas i{margin-block-end:32px}.a-lineas i:nth-child(2){width:80%}.a-lineas i:nth-child(3){width:60%}.a-lineas i:last-child{width:72%}
.a-falla{display:none;text-align:center;padding-block:40px}.a-falla button{margin-block-start:16px;height:40px;padding:0 16px;font:inherit;font-weight:600;color:var(--a-primary);background:none;border:1px solid currentcolor;border-radius:8px}
:root[data-falla] .a-lineas{display:none}:root[data-falla] .a-falla{display:block}
noscript p{position:absolute;inset:152px 32px auto;margin:0;font-size:16px;line-height:24px;text-align:center}
@media (min-width:600px){.a-banda{height:168px}.a-titulo{inset-inline:24px}.a-ficha{inset:128px 24px auto}noscript p{inset-block-start:168px}}
@media (min-width:1200px){.a{--a-beside:240px}:root[data-layout=big-sidebar] .a{--a-beside:304px}:root:is([data-layout=top-navigation],[data-layout=mega-menu]) .a{--a-beside:0px}.a-menu{display:block;position:fixed;inset-block:0;inset-inline-start:0;box-sizing:border-box;width:var(--a-beside);background:var(--a-card);border-inline-end:1px solid var(--a-line)}
.a-banda{inset-inline-start:var(--a-beside)}.a-ficha{inset-inline-start:calc(var(--a-beside) + 24px)}noscript p{inset-inline-start:284px}
.a-marca{display:flex;align-items:center;gap:12px;height:56px;padding-inline:20px;font-size:18px;font-weight:650;letter-spacing:-.01em}.a-marca rect{fill:var(--a-bandFrom)}.a-marca path{fill:none;stroke:#fff;stroke-width:2.6;stroke-linecap:round}
.a-quien{display:flex;align-items:center;gap:12px;box-sizing:border-box;height:72px;padding:0 20px 8px;border-block-end:1px solid var(--a-line)}.a-cara{width:40px;height:40px;border-radius:50%;background:var(--a-primarySoft)}.a-linea{flex:1}
.a-items{display:block;padding:20px}.a-items i{margin-block-end:28px}.a-items i:nth-child(odd){width:60%}
:root:is([data-layout=top-navigation],[data-layout=mega-menu]) :is(.a-menu,.a-abrir){display:none}}
@media print{.a-menu,.a-banda{display:none}}`
