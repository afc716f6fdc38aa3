import { setImmediate } from 'node:timers/promises'
import { diasDeAlarma, diasDeCalendario, maxEventos } from '@portal/contract/calendarFeed.ts'
import { localeDe, type Idioma } from '@portal/contract/idioma.ts'
import { sentence } from '@portal/contract/wording.ts'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { rutas, rutasDeConsola } from '../../mail/rutas.ts'
import type { Vencimiento } from '../../operations/shared/selectVencimientos.ts'
import { said } from '../../said.ts'
import { producto } from '../../version.ts'
import type { Calendario } from './readCalendario.ts'

/** How often a calendar program is asked to look again, in seconds. */
const refreshSeconds = 4 * 60 * 60
/** Each takes a quarter of a millisecond; the server does something else between so many. */
const eventsAtOnce = 40

/** A calendar as iCalendar (RFC 5545): what did not change is written the same again. */
export async function writeCalendario(calendario: Calendario, baseUrl: string): Promise<string> {
  const { vencimientos } = calendario
  const [begin, end] = aroundEvents(emptyCalendar(calendario).toString())
  const events: string[] = []
  for (let at = 0; at < vencimientos.length; at += eventsAtOnce) {
    const some = emptyCalendar(calendario)
    for (const one of vencimientos.slice(at, at + eventsAtOnce))
      some.createEvent(eventOf(one, calendario, baseUrl))
    events.push(some.toString().slice(begin.length, -end.length))
    await setImmediate()
  }
  return begin + events.join('') + end
}

const lastLine = 'END:VCALENDAR'

function aroundEvents(empty: string): [begin: string, end: string] {
  const at = empty.lastIndexOf(lastLine)
  return [empty.slice(0, at), empty.slice(at)]
}

function emptyCalendar({ idioma, cuenta }: Calendario) {
  const say = (text: string) => said(idioma, text)
  return ical({
    prodId: { company: 'Portal', product: `Portal ${producto.version}`, language: idioma.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    name: say(cuenta === null ? sentence('calendarioDeTodas') : sentence('calendarioDe', { cuenta })),
    description: say(
      cuenta === null
        ? sentence('calendarioQueTraeDeTodas', {
            dias: diasDeCalendario.proveedor,
            max: maxEventos.toLocaleString(localeDe[idioma]),
          })
        : sentence('calendarioQueTrae', { dias: diasDeCalendario.cuenta }),
    ),
  })
}

function eventOf(one: Vencimiento, { idioma, cuenta }: Calendario, baseUrl: string): ICalEventData {
  const ofAll = cuenta === null
  const summary = [
    one.tipo,
    one.recurso,
    ...(ofAll && one.tiporecurso !== 'transporte' ? [one.accountname] : []),
  ].join(' · ')
  const url = baseUrl + (ofAll ? pathInConsole(one) : pathInPortal(one))
  const changed = new Date(one.cambiado)
  return {
    id: uidOf(one, baseUrl),
    start: one.dia,
    allDay: true,
    summary,
    description: [...wordsOf(one, idioma), url].join('\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: changed,
    lastModified: changed,
    // It grows with what changed last.
    sequence: Math.floor(changed.getTime() / 60_000),
    alarms: [{ type: ICalAlarmType.display, trigger: diasDeAlarma * 24 * 60 * 60, description: summary }],
  }
}

/** What is presented anew keeps it, so that it moves; of a monthly type each month is an event of its own. */
const uidOf = ({ recursoid, tipodocumentoid, periodo }: Vencimiento, baseUrl: string): string =>
  `${[recursoid, tipodocumentoid, ...(periodo === null ? [] : [periodo])].join('-')}@${new URL(baseUrl).hostname}`

const after = {
  chofer: 'calendarioFrenaChofer',
  dominio: 'calendarioFrenaDominio',
  transporte: 'calendarioFrenaTransporte',
} as const

function wordsOf({ critico, exceptuado, tiporecurso }: Vencimiento, idioma: Idioma): string[] {
  return [
    sentence(exceptuado ? 'calendarioExceptuado' : 'calendarioUltimoDia'),
    sentence(critico ? after[tiporecurso] : 'calendarioNoFrena'),
  ].map((text) => said(idioma, text))
}

const pathInPortal = ({ tiporecurso, recursoid }: Vencimiento): string =>
  tiporecurso === 'transporte' ? rutas.transporte() : rutas[tiporecurso](recursoid)

const pathInConsole = ({ tiporecurso, recursoid, cuentaid }: Vencimiento): string =>
  tiporecurso === 'transporte'
    ? rutasDeConsola.cuenta(cuentaid)
    : rutasDeConsola.recursoDeCuenta(cuentaid, recursoid)
