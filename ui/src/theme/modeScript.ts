/** Where the chosen mode (`light` or `dark`) is kept. */
export const modeStorageKey = 'portal-mode'

/**
 * Runs in the head, before the first paint, so that no page flashes in the wrong mode; then follows the system when
 * that changes and nothing else was chosen.
 */
export const modeScript = `try{var d=matchMedia('(prefers-color-scheme: dark)'),f=function(){var m=localStorage.getItem('${modeStorageKey}');document.documentElement.dataset.mode=m==='light'||m==='dark'?m:d.matches?'dark':'light'};f();d.addEventListener('change',f)}catch(e){}`
