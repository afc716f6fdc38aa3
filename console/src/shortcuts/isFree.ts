/** What lies above the screen and has the keys to itself. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Where keys mean text. */
const text = 'input, textarea, select, [contenteditable]'

/** Whether a key may mean a command of the screen: nobody types, and nothing is open above it. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(text)) &&
  document.querySelector(above) === null
