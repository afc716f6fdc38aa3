import type { Idioma } from '../contract/src/idioma.ts'
import { place, titlePlaceholder, type StartingWords } from '../ui/build/startingPage.ts'

/** What the page says before its scripts come. */
export const words: Readonly<Record<Idioma, StartingWords>> = {
  es: {
    falla: 'No pudimos cargar la consola. Revisá tu conexión.',
    reintentar: 'Reintentar',
    sinScript:
      'Para usar la consola hace falta JavaScript. Activalo en tu navegador y volvé a cargar la página.',
  },
  en: {
    falla: 'We could not load the console. Check your connection.',
    reintentar: 'Try again',
    sinScript: 'The console needs JavaScript. Switch it on in your browser and load the page again.',
  },
  de: {
    falla: 'Die Konsole konnte nicht geladen werden. Prüf deine Verbindung.',
    reintentar: 'Nochmal versuchen',
    sinScript: 'Die Konsole braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.',
  },
  'pt-BR': {
    falla: 'Não conseguimos carregar o console. Confira sua conexão.',
    reintentar: 'Tentar de novo',
    sinScript: 'O console precisa de JavaScript. Ative-o no seu navegador e recarregue a página.',
  },
}

/** The frame of the console as its page brings it: rail, head, and a first card without anything in it. */
export const frame = `<div class="a">
  <div class="a-menu" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
  <div class="a-cabeza">
    <svg class="a-abrir" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18"/></svg>
    <p class="a-titulo">${titlePlaceholder}</p>
  </div>
  <div class="a-ficha"><div class="a-lineas" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
    <div class="a-falla" role="alert"><p>${place('falla')}</p><button type="button" id="reintentar">${place('reintentar')}</button></div>
  </div>
</div>`

export const css = `.a{position:relative;min-height:100vh}.a p{margin:0}
.a-menu{display:none}
.a-cabeza{box-sizing:border-box;height:48px;padding-inline:16px;display:flex;align-items:center;gap:16px}
.a-abrir{fill:none;stroke:currentcolor;stroke-width:1.75;stroke-linecap:round}
.a-titulo{font-size:18px;line-height:24px;font-weight:650;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.a-titulo:empty{width:160px;height:20px;border-radius:6px;background:var(--a-primarySoft)}
.a-ficha{margin:16px 12px;min-height:260px;box-sizing:border-box;padding:20px;border:1px solid var(--a-line);border-radius:var(--a-radius);background:var(--a-card)}
.a-lineas i,.a-menu i{display:block;height:16px;border-radius:6px;background:var(--a-primarySoft)}
.a-lineas i{margin-block-end:32px}.a-lineas i:nth-child(2){width:80%}.a-lineas i:nth-child(3){width:60%}.a-lineas i:last-child{width:72%}
.a-falla{display:none;text-align:center;padding-block:40px}.a-falla button{margin-block-start:16px;height:40px;padding:0 16px;font:inherit;font-weight:600;color:var(--a-primary);background:none;border:1px solid currentcolor;border-radius:8px}
:root[data-falla] .a-lineas{display:none}:root[data-falla] .a-falla{display:block}
noscript p{position:absolute;inset:104px 32px auto;margin:0;font-size:16px;line-height:24px;text-align:center}
@media (min-width:600px){.a-ficha{margin:16px 24px}}
@media (min-width:900px){.a-abrir{display:none}.a{padding-inline-start:64px}.a-cabeza{padding-inline:24px}.a-menu{display:block;position:fixed;inset-block:0;inset-inline-start:0;box-sizing:border-box;width:64px;padding:64px 12px;background:var(--a-card);border-inline-end:1px solid var(--a-line)}.a-menu i{height:32px;margin-block-end:20px}noscript p{inset-inline-start:96px}}
@media print{.a-menu,.a-cabeza{display:none}}`
