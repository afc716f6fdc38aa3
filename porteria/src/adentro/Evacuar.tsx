import { seenOutside } from '@portal/ui/kept/kept.ts'
import { formatNumber, formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import {
  Check as SeenIcon,
  CircleCheck as OkIcon,
  Clock as StaleIcon,
  Printer as PrintIcon,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { quienDe } from '../adentro.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import cabeza from '../piezas/cabeza.module.css'
import adentro from './adentro.module.css'
import pagina from '../piezas/pagina.module.css'
import { useAdentro, usePuesto, useReloj, useSinNombrar } from '../usePuesto.ts'
import { sureMs } from './sureMs.ts'
import { Impresa } from './Impresa.tsx'
import { masAdentro } from './masAdentro.ts'
import { SinNombrar } from './SinNombrar.tsx'

/** Whoever was seen so long ago was seen in another count: nobody of them is known to be there now. */
const countMs = 2 * 60 * 60_000

const keepSeen = (seen: ReadonlySet<string>) => seenOutside.write([Date.now(), ...seen].join(' '))
function readSeen(): ReadonlySet<string> {
  const [at, ...seen] = (seenOutside.read() ?? '').split(' ')
  return new Set(Math.abs(Date.now() - Number(at)) < countMs ? seen : [])
}

/** Everybody counted at the meeting point, who is missing first. It asks nothing of the line. */
export const Evacuar = () => {
  const t = useTexts()
  const { motor, estado, volver } = usePuesto()
  useReloj()
  const inside = useAdentro()
  const sinNombrar = useSinNombrar()
  const total = inside.length + sinNombrar
  const mas = masAdentro(t, sinNombrar)
  const { mundo, sinSenalDesde } = estado
  const [seen, setSeen] = useState(readSeen)
  const [said, setSaid] = useState<string>()
  const [sure, setSure] = useState(false)
  const missing = inside.filter((each) => !seen.has(quienDe(each)))
  const there = inside.filter((each) => seen.has(quienDe(each)))
  const toggle = (quien: string) => {
    const next = new Set(seen)
    if (!next.delete(quien)) next.add(quien)
    keepSeen(next)
    setSeen(next)
  }
  const begin = () => {
    setSure(!sure && there.length > 0)
    if (!sure && there.length > 0) return
    seenOutside.forget()
    setSeen(new Set())
  }
  useEffect(() => {
    if (!sure) return
    const timer = setTimeout(() => setSure(false), sureMs)
    return () => clearTimeout(timer)
  }, [sure])
  const n = missing.length + sinNombrar
  const count =
    mundo === undefined
      ? t('evacuar.noSeSabe')
      : t('evacuar.faltan', { count: n, n: formatNumber(n), de: formatNumber(total) })
  /** Until when it is known who came in by others, where that is not now. */
  const hasta =
    mundo && sinSenalDesde !== null
      ? t('evacuar.otrasPuertas', { hora: formatTime(new Date(mundo.servidor).toISOString()) })
      : undefined
  const text = () =>
    [
      count,
      ...(hasta === undefined ? [] : [hasta]),
      ...(mas === undefined ? [] : [mas]),
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
          onBack={volver}
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
          <p className={cabeza.said} data-is={hasta === undefined ? 'fresh' : 'stale'}>
            {hasta === undefined ? <OkIcon size={18} aria-hidden /> : <StaleIcon size={18} aria-hidden />}
            {hasta ?? t('evacuar.sinSenal', { hora: formatTime(motor.momento()) })}
          </p>
        </Cabeza>
        <div className={adentro.missing}>
          <div role="status">
            <h2>{count}</h2>
          </div>
          <p>{mundo === undefined ? t('adentro.noSeSabe') : (said ?? t('evacuar.toca'))}</p>
          <progress max={Math.max(1, total)} value={there.length} aria-label={t('evacuar.vistos')} />
          <SinNombrar />
        </div>
        <div className={adentro.people} role="region" aria-label={t('evacuar.titulo')} tabIndex={0}>
          <ul>
            {[...missing, ...there].map((each) => {
              const { que, nombre, documento, patente, puerta } = each
              const quien = quienDe(each)
              const isThere = seen.has(quien)
              const name = nombre ?? documento ?? t('adentro.sinNombre')
              return (
                <li key={quien}>
                  <div>
                    {name}
                    <small className="cut soft digits">
                      {[patente ?? (que === 'visita' && t('puesto.visita')), puerta]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </div>
                  <button
                    type="button"
                    aria-pressed={isThere}
                    aria-label={t(isThere ? 'evacuar.estaDe' : 'evacuar.faltaDe', { nombre: name })}
                    onClick={() => toggle(quien)}
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
          <button type="button" className={pagina.other} onClick={begin}>
            {sure ? t('evacuar.contarDeNuevoSeguro', { count: there.length }) : t('evacuar.contarDeNuevo')}
          </button>
        </div>
      </div>
      <Impresa inside={inside} seen={seen} />
    </>
  )
}
