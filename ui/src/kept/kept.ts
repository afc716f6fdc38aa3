/**
 * All that the apps keep in a browser, each with what it is for and when it goes: what a person chose, or was writing;
 * never an answer of the server but the passes that were opened, and never a password. Every key begins with `portal`, and no other file touches a
 * storage. A browser that keeps nothing is no reason to fail: what was chosen then lasts as long as the page.
 */

export interface Kept {
  key: string
  read: () => string | undefined
  write: (value: string) => void
  forget: () => void
}

const keptIn = (storage: () => Storage, key: string): Kept => {
  const attempt = <T>(act: (where: Storage) => T): T | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    key,
    read: () => attempt((where) => where.getItem(key)) ?? undefined,
    write: (value) => attempt((where) => where.setItem(key, value)),
    forget: () => attempt((where) => where.removeItem(key)),
  }
}

/** Sent with every call, and out of no script's reach; a year, and the year begins anew when it is written. */
const inCookie = (key: string): Kept => {
  const cookie = (value: string, seconds: number) => {
    document.cookie = `${key}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  }
  return {
    key,
    read: () => new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1],
    write: (value) => cookie(value, 31_536_000),
    forget: () => cookie('', 0),
  }
}

/** Shared by the tabs, until somebody clears it. */
const inBrowser = (key: string): Kept => keptIn(() => localStorage, key)
/** This tab's own: it goes when the tab is closed. */
const inTab = (key: string): Kept => keptIn(() => sessionStorage, key)

/** Light or dark, from when it was chosen until the look is reset: before that, the machine says. */
export const chosenMode = /* @__PURE__ */ inBrowser('portal-mode')

/** Palette, direction, background, art, gradient and layout, until the look is reset. */
export const chosenLook = /* @__PURE__ */ inBrowser('portal-settings')

/** The colours of a palette other than the first, worked out, so that the page wears them from its first paint. Goes with that palette. */
export const paletteColors = /* @__PURE__ */ inBrowser('portal-paleta')

/** The language, from when one was chosen. The server reads it too: it draws pages and says sentences. */
export const chosenIdioma = /* @__PURE__ */ inCookie('portal_idioma')

/** That a carrier's first steps were put away from the home page, until they are put back. */
export const guideAway = /* @__PURE__ */ inBrowser('portal-guia-guardada')

/** Which columns of a list show, by the list's name. */
export const chosenColumns = (list: string): Kept => inBrowser(`portal-columns-${list}`)

/** Which operation a person turned lists and the home page to, by the person, until all are shown again. */
export const chosenOperacion = (person: string): Kept => inBrowser(`portal-operacion-${person}`)

/** Whether the console's single keys are switched off. Goes when they are switched on again. */
export const quietKeys = /* @__PURE__ */ inBrowser('portal-consola-atajos')

/** The e-mail that 'remember' keeps for next time; signing in without the tick forgets it. */
export const rememberedEmail = /* @__PURE__ */ inBrowser('portal-email')

/** The e-mail of who was just here, for the sign-in page that comes next: their session expired, or they set a password. Signing out forgets it. */
export const emailForSignIn = /* @__PURE__ */ inTab('portal-ingreso-email')

/** The e-mail that a reset code was sent to. */
export const codeSentTo = /* @__PURE__ */ inTab('portal-codigo-email')

/** When the person last did something, in milliseconds: working in one tab keeps all of them signed in. */
export const lastActivity = /* @__PURE__ */ inBrowser('portal-ultima-actividad')
export const lastActivityInConsole = /* @__PURE__ */ inBrowser('portal-consola-ultima-actividad')

/** What was being typed when a session expired, offered back to the same person. Recovering it, discarding it or signing out forgets it. */
export const drafts = /* @__PURE__ */ inTab('portal-borrador')

/** Passes for gates that were opened on this device, for where there is no line: each until its end, all until somebody signs out. */
export const openedPases = /* @__PURE__ */ inBrowser('portal-pases')

/** What was saved without a line and waits for it: gone when it is sent or taken back. */
export const waitingWrites = /* @__PURE__ */ inTab('portal-espera')
export const waitingWritesInConsole = /* @__PURE__ */ inTab('portal-consola-espera')

/** That this browser was enrolled at a gate: so that an app that finds nothing of it says what happened. Goes when the device is revoked. */
export const enrolledAtGate = /* @__PURE__ */ inBrowser('portal-porteria-enrolada')

/** Light or dark at a gate, which begins dark whatever the machine says. */
export const gateMode = /* @__PURE__ */ inBrowser('portal-porteria-modo')

/** Who was seen while a site is evacuated, until the next count begins. */
export const seenOutside = /* @__PURE__ */ inTab('portal-porteria-evacuacion')
