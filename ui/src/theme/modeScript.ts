import { chosenLook, chosenMode, paletteColors } from '../kept/kept.ts'

/**
 * Runs in the head, before the first paint, so that no page flashes in the wrong mode, palette or direction; then
 * follows the system when that changes and nothing else was chosen.
 */
export const modeScript = `try{var d=matchMedia('(prefers-color-scheme: dark)'),f=function(){var m=localStorage.getItem('${chosenMode.key}');document.documentElement.dataset.mode=m==='light'||m==='dark'?m:d.matches?'dark':'light'};f();d.addEventListener('change',f)}catch(e){}`

/** Of the apps alone: the pages before sign-in are always in the first palette. */
export const lookScript = `try{var s=JSON.parse(localStorage.getItem('${chosenLook.key}')||'{}'),c=localStorage.getItem('${paletteColors.key}');if(s.direction==='rtl')document.documentElement.dir='rtl';if(s.layout)document.documentElement.dataset.layout=s.layout;if(c){self.portalPalette=new CSSStyleSheet;self.portalPalette.replaceSync(c);document.adoptedStyleSheets=[self.portalPalette]}}catch(e){}`
