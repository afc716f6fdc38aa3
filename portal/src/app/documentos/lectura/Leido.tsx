import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import type { Hallazgo } from '@portal/contract/lectura.ts'
import { persona } from '@portal/contract/persona.ts'
import { personas } from '@portal/parts/inSentence.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Check as AgreesIcon, CircleX as DiffersIcon, Info as NoteIcon } from 'lucide-react'
import { useId } from 'react'
import styles from './leido.module.css'
import { isFecha } from './lecturaDe.ts'
import type { useLectura } from './useLectura.ts'

interface LeidoProps {
  lectura: ReturnType<typeof useLectura>
}

/** More than these are counted. */
const named = 3

/** What the paper says of whose it is: first what does not agree. What could not be read is told, and is no good news. */
export const Leido = ({ lectura }: LeidoProps) => {
  const t = useTexts()
  const id = useId()
  const {
    leyendo,
    ilegibles,
    fotosCalladas,
    fotosSinMirar,
    hallazgos,
    leido,
    noNombraANadie,
    sinNombrar,
    isChosen,
    clausula,
  } = lectura
  if (!leyendo && !leido && !clausula && ilegibles.length === 0 && fotosCalladas + fotosSinMirar === 0)
    return null

  const nombresDe = (nombres: readonly string[]) =>
    nombres.length <= named
      ? personas(nombres)
      : t('presentar.leido.yMas', {
          nombres: nombres.slice(0, named).map(persona).join(', '),
          n: nombres.length - named,
        })
  const unticked = sinNombrar.every((each) => !isChosen(each))
  const notes = [
    noNombraANadie && t('presentar.leido.noNombraANadie'),
    sinNombrar.length > 0 &&
      t(unticked ? 'presentar.leido.noNombra' : 'presentar.leido.noNombraA', {
        count: sinNombrar.length,
        nombres: nombresDe(sinNombrar.map(({ nombre }) => nombre)),
      }),
  ].filter((note) => note !== false)
  const differ = hallazgos.filter(({ coincide }) => !coincide)
  const agree = hallazgos.filter(({ coincide }) => coincide)
  return (
    <section aria-labelledby={id} aria-busy={leyendo} className={`small ${styles.read}`}>
      <h4 id={id}>{t('presentar.leido.titulo')}</h4>
      <ul aria-live="polite">
        {differ.map((each) => (
          <li className="flex at-top soft breaks" key={each.que} data-is="differs">
            <DiffersIcon size={16} aria-hidden />
            <div>
              <b>
                <ConCuit>{t(`presentar.leido.difiere.${queDifiere(each)}`, written(each))}</ConCuit>
              </b>
              <p>{t(isFecha(each.que) ? 'presentar.leido.queHacerFecha' : 'presentar.leido.queHacer')}</p>
            </div>
          </li>
        ))}
        {notes.map((note) => (
          <li className="flex at-top soft breaks" key={note} data-is="note">
            <NoteIcon size={16} aria-hidden />
            {note}
          </li>
        ))}
        {agree.map((each) => (
          <li className="flex at-top soft breaks" key={each.que} data-is="agrees">
            <AgreesIcon size={16} aria-hidden />
            <ConCuit>{t(`presentar.leido.coincide.${queCoincide(each)}`, written(each))}</ConCuit>
          </li>
        ))}
        {clausula && <Clausula {...clausula} />}
        {fotosCalladas > 0 && (
          <li className="flex at-top soft breaks">
            <NoteIcon size={16} aria-hidden />
            {t('presentar.leido.foto', { count: fotosCalladas })}
          </li>
        )}
        {fotosSinMirar > 0 && (
          <li className="flex at-top soft breaks">
            <NoteIcon size={16} aria-hidden />
            {t('presentar.leido.fotoSinMirar', { count: fotosSinMirar })}
          </li>
        )}
        {ilegibles.length > 0 && (
          <li className="flex at-top soft breaks">
            <NoteIcon size={16} aria-hidden />
            {t('presentar.leido.noSePudo', { nombres: nombresDe(ilegibles) })}
          </li>
        )}
        {leyendo && <li className="flex at-top soft breaks">{t('presentar.leido.leyendo')}</li>}
        {!leyendo && leido && hallazgos.length === 0 && notes.length === 0 && !clausula && (
          <li className="flex at-top soft breaks">
            <NoteIcon size={16} aria-hidden />
            {t('presentar.leido.nada')}
          </li>
        )}
      </ul>
    </section>
  )
}

/** In whose favour a cover is. What is not found is no bad news yet: who presents it looks for themselves. */
const Clausula = ({ resultado, nombre, cuit }: NonNullable<LeidoProps['lectura']['clausula']>) => {
  const t = useTexts()
  if (resultado === 'ausente') throw new Error('a paper of which all was read')
  const agrees = resultado === 'nombrado'
  return (
    <li className="flex at-top soft breaks" data-is={agrees ? 'agrees' : 'note'}>
      {agrees ? <AgreesIcon size={16} aria-hidden /> : <NoteIcon size={16} aria-hidden />}
      <ConCuit>
        {t(`presentar.leido.clausula.${resultado}`, { nombre, cuit: cuit === null ? '' : formatCuit(cuit) })}
      </ConCuit>
    </li>
  )
}

/** A name that is not found says nothing: only what stands in another's place differs. */
const queDifiere = ({ que }: Hallazgo): Exclude<Hallazgo['que'], 'nombre'> => {
  if (que === 'nombre') throw new Error('a name that differs')
  return que
}

/** Dates are said at their fields. */
const queCoincide = ({ que }: Hallazgo) => {
  if (isFecha(que)) throw new Error('a date that agrees')
  return que
}

const written = ({ que, dice, esperado }: Hallazgo) => {
  const write = (value: string) => {
    if (que === 'cuil' || que === 'cuit') return formatCuit(value)
    // As a plate has it.
    if (que === 'dominio') return value.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, ' ')
    return isFecha(que) ? formatDate(value) : value
  }
  return { dice: write(dice), esperado: write(esperado) }
}
