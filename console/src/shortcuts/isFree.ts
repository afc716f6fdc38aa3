import { dialogIsOpen } from './dialogIsOpen.ts'

/** What else is open above the screen and has the keys to itself. */
const above = '[role="menu"], [role="listbox"]'

/** Where keys mean text. */
const text = 'input, textarea, select, [contenteditable]'

/** Whether a key may mean a command of the screen: nobody types, and nothing is open above it. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(text)) &&
  !dialogIsOpen() &&
  document.querySelector(above) === null
