import { seenOutside } from '@portal/ui/kept/kept.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Check as SeenIcon, CircleCheck as OkIcon, Printer as PrintIcon } from 'lucide-react'
import { useState } from 'react'
import { Cabeza } from '../piezas/Cabeza.tsx'
import cabeza from '../piezas/cabeza.module.css'
import adentro from './adentro.module.css'
import pagina from '../piezas/pagina.module.css'
import { useAdentro, usePuesto } from '../usePuesto.ts'
import { Impresa } from './Impresa.tsx'

const readSeen = (): ReadonlySet<string> => new Set((seenOutside.read() ?? '').split(' ').filter(Boolean))

/** Everybody counted at the meeting point, who is missing first. It asks nothing of the line. */
export const Evacuar = () => {
  const t = useTexts()
  const { motor, estado, ir } = usePuesto()
  const inside = useAdentro()
  const [seen, setSeen] = useState(readSeen)
  const [said, setSaid] = useState<string>()
  const missing = inside.filter(({ pasoid }) => !seen.has(pasoid))
  const there = inside.filter(({ pasoid }) => seen.has(pasoid))
  const toggle = (pasoid: string) => {
    const next = new Set(seen)
    if (!next.delete(pasoid)) next.add(pasoid)
    seenOutside.write([...next].join(' '))
    setSeen(next)
  }
  const text = () =>
    [
      t('evacuar.faltan', { n: missing.length, de: inside.length }),
      ...missing.map(({ nombre, documento, patente, puerta }) =>
        [nombre ?? documento ?? t('adentro.sinNombre'), patente, puerta].filter(Boolean).join(' · '),
      ),
    ].join('\n')
  const tell = async () => {
    try {
      if ('share' in navigator) await navigator.share({ text: text() })
      else {
        await (navigator as Navigator).clipboard.writeText(text())
        setSaid(t('evacuar.copiado'))
      }
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === 'AbortError'))
        setSaid(t('evacuar.noSePudoAvisar'))
    }
  }
  return (
    <>
      <div className={pagina.inside}>
        <Cabeza
          title={t('evacuar.titulo')}
          onBack={() => ir({ que: 'adentro' })}
          action={
            <button
              type="button"
              className="middle rigid square-64"
              aria-label={t('adentro.imprimir')}
              onClick={() => print()}
            >
              <PrintIcon size={32} aria-hidden />
            </button>
          }
        >
          <p className={cabeza.said} data-is="fresh">
            <OkIcon size={18} aria-hidden />
            {t('evacuar.sinSenal', { hora: formatTime(motor.momento()) })}
          </p>
        </Cabeza>
        <div className={adentro.missing}>
          <div role="status">
            <h2>{t('evacuar.faltan', { n: missing.length, de: inside.length })}</h2>
          </div>
          <p>{estado.mundo === undefined ? t('adentro.noSeSabe') : (said ?? t('evacuar.toca'))}</p>
          <progress max={Math.max(1, inside.length)} value={there.length} aria-label={t('evacuar.vistos')} />
        </div>
        <div className={adentro.people} role="region" aria-label={t('evacuar.titulo')} tabIndex={0}>
          <ul>
            {[...missing, ...there].map(({ pasoid, nombre, documento, patente, puerta }) => {
              const isThere = seen.has(pasoid)
              const name = nombre ?? documento ?? t('adentro.sinNombre')
              return (
                <li key={pasoid}>
                  <div>
                    {name}
                    <small className="cut soft digits">
                      {[patente ?? t('puesto.visita'), puerta].join(' · ')}
                    </small>
                  </div>
                  <button
                    type="button"
                    aria-pressed={isThere}
                    aria-label={t(isThere ? 'evacuar.estaDe' : 'evacuar.faltaDe', { nombre: name })}
                    onClick={() => toggle(pasoid)}
                  >
                    {isThere && <SeenIcon aria-hidden />}
                    {isThere ? t('evacuar.esta') : t('evacuar.falta')}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
        <div className={pagina.paperFoot}>
          <button
            type="button"
            className={pagina.primary}
            disabled={missing.length === 0}
            onClick={() => void tell()}
          >
            {t('evacuar.avisar')}
          </button>
          <button
            type="button"
            className={pagina.other}
            onClick={() => {
              seenOutside.forget()
              setSeen(new Set())
            }}
          >
            {t('evacuar.contarDeNuevo')}
          </button>
        </div>
      </div>
      <Impresa inside={inside} seen={seen} />
    </>
  )
}
