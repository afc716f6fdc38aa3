import { execFile } from 'node:child_process'
import ICAL from 'ical.js'
import { isNotInstalled } from './isNotInstalled.ts'

/** Calendars as two programs of others read them, each event by what a person sees of it. */

interface ReadEvent {
  uid: string
  /** A day alone, without an hour. */
  dia: string
  titulo: string
  /** Its one alarm, in seconds after the day begins. */
  alarma: number
  /** Whether it leaves its day free. */
  libre: boolean
  cambiado: string
}

export function readByIcalJs(text: string): { nombre: string; eventos: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]) // as the library says of its own parser
  const textOf = (of: ICAL.Component, name: string) => String(of.getFirstPropertyValue(name))
  return {
    nombre: textOf(calendar, 'x-wr-calname'),
    eventos: calendar.getAllSubcomponents('vevent').map((vevent) => {
      // None of ours repeats. Where nothing is said of exceptions, each event looks for its own among all the others.
      const { startDate, uid, summary } = new ICAL.Event(vevent, { exceptions: [] })
      if (vevent.hasProperty('rrule') || vevent.hasProperty('recurrence-id'))
        throw new Error(`${uid} repeats`)
      if (!startDate.isDate) throw new Error(`${uid} has an hour`)
      const [alarm, ...more] = vevent.getAllSubcomponents('valarm')
      if (!alarm || more.length > 0) throw new Error(`${uid} has not one alarm`)
      const trigger = alarm.getFirstPropertyValue('trigger')
      if (!(trigger instanceof ICAL.Duration)) throw new Error(`${uid} rings at a moment`)
      return {
        uid,
        dia: startDate.toString(),
        titulo: summary,
        alarma: trigger.toSeconds(),
        libre: textOf(vevent, 'transp') === 'TRANSPARENT',
        cambiado: textOf(vevent, 'last-modified'),
      }
    }),
  }
}

const program = `
import datetime, json, sys
try:
    import icalendar
except ImportError:
    sys.exit(77)
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
def event(e):
    day = e.decoded('dtstart')
    assert type(day) is datetime.date, day
    alarm, = [c for c in e.subcomponents if c.name == 'VALARM']
    return {
        'uid': str(e['uid']), 'dia': day.isoformat(), 'titulo': str(e['summary']),
        'alarma': alarm.decoded('trigger').total_seconds(),
        'libre': str(e['transp']) == 'TRANSPARENT',
        'cambiado': e.decoded('last-modified').strftime('%Y-%m-%dT%H:%M:%SZ'),
    }
json.dump({'nombre': str(calendar['x-wr-calname']), 'eventos': [event(e) for e in calendar.walk('VEVENT')]}, sys.stdout)
`

/** Debian's python3-icalendar, which its own Python finds; nothing where it isn't installed. */
export function readByPython(text: string): Promise<{ nombre: string; eventos: ReadEvent[] } | undefined> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      '/usr/bin/python3',
      ['-c', program],
      { maxBuffer: 100_000_000 },
      (error, stdout) => {
        if (error && (isNotInstalled(error) || error.code === 77)) resolve(undefined)
        else if (error) reject(new Error('python3-icalendar could not read it', { cause: error }))
        else resolve(JSON.parse(stdout) as { nombre: string; eventos: ReadEvent[] }) // as the program writes it
      },
    )
    child.stdin?.on('error', () => undefined) // where there is no such program
    child.stdin?.end(text)
  })
}
