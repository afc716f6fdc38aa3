import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver, Handle } from './driver.ts'

/** How long somebody waits for what a page should show, on a machine that others work on too. */
const patienceMs = 30_000

type Role = 'link' | 'rowLink' | 'button' | 'field' | 'date' | 'file' | 'row'
interface Wanted {
  role: Role
  /** A regular expression. */
  name: string
}

/** Somebody before a browser: finds things by what they are called, and waits for what they do. */
export class Person {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  get keepsCache(): boolean {
    return this.#driver.keepsCache
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path)
  }

  async openFile(url: string): Promise<void> {
    await this.#driver.open(url)
  }

  async press(role: Role, name: RegExp): Promise<void> {
    await this.#driver.click(await this.#find({ role, name: name.source }))
  }

  async type(name: RegExp, text: string): Promise<void> {
    await this.#driver.type(await this.#find({ role: 'field', name: name.source }), text)
  }

  /** Types a date's digits from its first part on. */
  async typeDate(name: RegExp, digits: string): Promise<void> {
    await this.#driver.type(await this.#find({ role: 'date', name: name.source }), digits)
  }

  async chooseFile(path: string): Promise<void> {
    await this.#driver.chooseFile(await this.#find({ role: 'file', name: '' }), path)
  }

  /** Waits until there is such a thing. */
  async finds(role: Role, name: RegExp): Promise<void> {
    await this.#find({ role, name: name.source })
  }

  async reads(text: RegExp): Promise<void> {
    await this.waitFor(
      `se lea «${text.source}»`,
      (words) => new RegExp(words).test(document.body.innerText) || undefined,
      text.source,
    )
  }

  async isAt(path: string): Promise<void> {
    await this.waitFor(
      `la dirección sea ${path}`,
      (there) => location.pathname.replace(/(.)\/$/, '$1') === there || undefined,
      path,
    )
  }

  /** Looks into the page until it answers something. */
  async waitFor<Input, Output>(
    what: string,
    look: (input: Input) => Output | undefined,
    input: Input,
  ): Promise<Output> {
    return this.#until(what, async () => (await this.#driver.evaluate(look, input)) ?? undefined)
  }

  #find(wanted: Wanted): Promise<Handle> {
    return this.#until(`haya un ${wanted.role} «${wanted.name}»`, () => this.#driver.find(findInPage, wanted))
  }

  async #until<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
    const deadline = Date.now() + patienceMs
    for (;;) {
      // A page that is being left has nothing to look into.
      const found = await look().catch((error: unknown) => {
        if (Date.now() > deadline) throw error
        return undefined
      })
      if (found !== undefined) return found
      if (Date.now() > deadline)
        throw new Error(`Después de ${patienceMs / 1000} s sigue faltando que ${what}: ${await this.#here()}`)
      await sleep(100)
    }
  }

  #here(): Promise<string> {
    return this.#driver.evaluate(() => {
      const dialog = document.querySelector<HTMLElement>('dialog[open]')
      return `${location.href}\n${(dialog ?? document.body).innerText.slice(0, 1500)}`
    }, null)
  }
}

/** Runs in the page. What a dialog covers can't be pressed, so while there is one only it is looked into. */
function findInPage({ role, name }: Wanted): Element | null {
  const selectors = {
    link: 'a[href]',
    rowLink: 'tbody a[href]',
    button: 'button:not(:disabled), [role=button]',
    field: 'input:not([type=file]):not([type=hidden]), textarea',
    date: 'input[inputmode=numeric]',
    file: 'input[type=file]',
    row: 'tbody tr',
  }
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const nameOf = (element: Element) => {
    const ownText =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
        : element.textContent
    return (
      element.getAttribute('aria-label') ??
      (textOf(element.getAttribute('aria-labelledby')).trim() || ownText)
    )
  }
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const scope = dialogs.filter(isVisible).at(-1) ?? document
  return (
    [...scope.querySelectorAll(selectors[role])].find(
      (element) => (role === 'file' || isVisible(element)) && new RegExp(name).test(nameOf(element).trim()),
    ) ?? null
  )
}
