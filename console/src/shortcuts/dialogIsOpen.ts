/** What lies above the screen has the keys to itself; the choice of columns does, too. */
export const dialogIsOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]:popover-open') !== null
