/** What lies above the screen and has the keys to itself; the browser's own dialog says its role to nobody's selector. */
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]'

export const dialogIsOpen = (): boolean => document.querySelector(dialogs) !== null
