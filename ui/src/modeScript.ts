/** Where the chosen mode (`light`, `dark` or `system`) is kept; MUI's theme reads and writes the same key. */
export const modeStorageKey = 'portal-mode'

/** Runs in the head, before the first paint, so that no page flashes in the wrong mode. */
export const modeScript = `try{var m=localStorage.getItem('${modeStorageKey}');document.documentElement.dataset.mode=m==='light'||m==='dark'?m:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}catch(e){}`
