/** The first that is named counts: most browsers also name those whose pages they want to be given. */
const navegadores: readonly [mark: RegExp, navegador: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const sistemas: readonly [mark: RegExp, sistema: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

interface Aparato {
  navegador: string | null
  sistema: string | null
}

/** The families that a browser's `User-Agent` names, and nothing else of it: versions and models are nobody's concern. */
export function aparatoDe(agente: string | null): Aparato {
  const named = (table: readonly [RegExp, string][]) =>
    table.find(([mark]) => mark.test(agente ?? ''))?.[1] ?? null
  return { navegador: named(navegadores), sistema: named(sistemas) }
}
