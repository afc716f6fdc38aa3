import { raizCorta } from '@portal/legajo/lineas.ts'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Mail } from './templates/letter.ts'
import { colours } from './templates/style.ts'

/**
 * A letter with last night's root at its foot, in every language the same: whoever keeps it keeps what the provider can't
 * write anew. It is put there as the letter leaves. See docs/decisions/0136.
 */
export function withRaiz(
  { subject, text, html }: Mail,
  testigo: { numero: number; momento: string; raiz: string } | undefined,
): Mail {
  if (!testigo) return { subject, text, html }
  const said = `Testigo ${testigo.numero} · ${diaEnBuenosAires(new Date(testigo.momento))} · ${raizCorta(testigo.raiz)}`
  return {
    subject,
    text: `${text.trimEnd()}\n${said}\n`,
    html: html.replace(
      /<\/div>\s*<\/body>/,
      (end) =>
        `<p class="soft" style="max-width:520px;margin:4px auto 0;text-align:center;font-family:ui-monospace,Consolas,Menlo,monospace;font-size:12px;line-height:1.5;color:${colours.soft}">${said}</p>\n${end}`,
    ),
  }
}
