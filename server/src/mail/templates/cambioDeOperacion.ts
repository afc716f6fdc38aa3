import { fill } from '@portal/contract/wording.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Mail } from './letter.ts'
import { type ToPerson, listed, write, maxNamed, onlyFirst } from './write.ts'

/** To a carrier's people, of an operacion that asks for more. */

interface Recurso {
  tiporecurso: string
  nombre: string
  dominio: string | null
  /** The day from which on it may not go there, which may be `hoy`. */
  rige: string
}

/** `papeles` are what it asks for by then and did not, and `recursos` those of the account that may not go there by that. */
export function cambioDeOperacion({
  operacion,
  papeles,
  hoy,
  recursos,
  url,
  ...to
}: ToPerson & {
  operacion: string
  papeles: readonly string[]
  hoy: string
  recursos: readonly Recurso[]
  url: string
}): Mail {
  const { idioma } = to
  const said = cartas[idioma]
  const cuando = (dia: string) =>
    dia <= hoy ? said.desdeCuando.hoy : fill(idioma, said.desdeCuando.otroDia, { dia: { dia } })
  const dias = [...new Set(recursos.map(({ rige }) => rige))].toSorted()
  return write(
    'cambioDeOperacion',
    to,
    {
      operacion,
      quienes: quienes(idioma, recursos),
      cuando: listed(idioma, dias.map(cuando)),
      papeles: listed(idioma, papeles),
    },
    {
      url,
      more: onlyFirst(idioma, recursos),
      facts: recursos.slice(0, maxNamed).map((each) => {
        const name = each.dominio ?? each.nombre
        return [
          said.recursos[claseDe(each)].uno,
          dias.length === 1
            ? name
            : fill(idioma, said.desdeCuando.deUno, { nombre: name, cuando: cuando(each.rige) }),
        ]
      }),
    },
  )
}

const clases = ['transporte', 'chofer', 'dominio'] as const

const claseDe = ({ tiporecurso }: Recurso) =>
  clases.find((clase) => tiporecurso.startsWith(clase)) ?? 'transporte'

/** «2 choferes y 1 dominio». */
function quienes(idioma: Idioma, recursos: readonly Recurso[]): string {
  const said = cartas[idioma].recursos
  return listed(
    idioma,
    clases.flatMap((clase) => {
      const n = recursos.filter((each) => claseDe(each) === clase).length
      if (n === 0) return []
      return clase === 'transporte'
        ? [said.transporte.varios]
        : [`${n} ${n === 1 ? said[clase].enFrase : said[clase].varios}`]
    }),
  )
}
