import type { Adentro as UnoAdentro } from '@portal/contract/porteria.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { comoSeBusca } from '@portal/pase/lista.ts'
import { formatNumber, formatTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Printer as PrintIcon, TriangleAlert as WarnIcon, UsersRound as InsideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cuenta, quienDe } from '../adentro.ts'
import { soloDe, ver } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Iniciales } from '../piezas/Iniciales.tsx'
import { paisDe } from '../piezas/paisDe.ts'
import { Pestanas } from '../piezas/Pestanas.tsx'
import styles from './adentro.module.css'
import pagina from '../piezas/pagina.module.css'
import { useAdentro, usePuesto, useSinNombrar } from '../usePuesto.ts'
import { Impresa } from './Impresa.tsx'
import { SinNombrar } from './SinNombrar.tsx'
import { sureMs } from './sureMs.ts'

const filtros = ['personas', 'camiones', 'visitas'] as const
/** A list of thousands is drawn a part at a time. */
const alaVez = 100

/** Who is inside, by the last paso of each: also with what isn't sent yet. */
export const Adentro = () => {
  const t = useTexts()
  const { motor, estado, ir } = usePuesto()
  const inside = useAdentro()
  const [filtro, setFiltro] = useState<(typeof filtros)[number]>('personas')
  const [sure, setSure] = useState<string>()
  const [most, setMost] = useState(alaVez)
  const [failed, setFailed] = useState(false)
  const busy = useRef(new Set<string>())
  const { personas, ...others } = cuenta(inside)
  const counts = { ...others, personas: personas + useSinNombrar() }
  const { lista } = estado

  useEffect(() => {
    if (sure === undefined) return
    const timer = setTimeout(() => setSure(undefined), sureMs)
    return () => clearTimeout(timer)
  }, [sure])

  const seen = new Set<string>()
  const shown = inside.filter(({ que, patente }) => {
    if (filtro === 'personas') return true
    if (filtro === 'visitas') return que === 'visita'
    if (patente === null || seen.has(comoSeBusca(patente))) return false
    seen.add(comoSeBusca(patente))
    return true
  })

  const leave = (each: UnoAdentro) => {
    const quien = quienDe(each)
    if (sure !== quien) {
      setSure(quien)
      return
    }
    if (busy.current.has(quien)) return
    busy.current.add(quien)
    setFailed(false)
    const { documento, patente, que, nombre } = each
    const { respuesta } = ver(lista, soloDe(documento ?? patente ?? ''), motor.reloj())
    void motor
      .anotar(
        {
          sentido: 'sale',
          pase: null,
          partes: [
            ...(patente === null ? [] : [{ lugar: 'tractor' as const, texto: patente }]),
            ...(documento === null || que === 'visita'
              ? []
              : [{ lugar: 'chofer1' as const, texto: documento }]),
          ],
          esperadas: [],
          visita:
            que === 'visita'
              ? { nombre: nombre ?? documento ?? '', documento: documento ?? '', a_quien: '', empresa: '' }
              : null,
          respuesta: que === 'visita' ? 'visita' : respuesta,
          motivos: [],
          igual: null,
          tecleado: [],
        },
        { nombre, patente },
      )
      .catch((problem: unknown) => {
        reportError(problem)
        setFailed(true)
      })
      .finally(() => busy.current.delete(quien))
  }

  return (
    <>
      <div className={pagina.inside}>
        <Cabeza
          title={t('adentro.titulo')}
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
        />
        <div>
          <div className={styles.counts}>
            {filtros.map((each) => (
              <button
                key={each}
                type="button"
                className="column at-middle at-center soft semibold"
                aria-pressed={filtro === each}
                onClick={() => setFiltro(each)}
              >
                <b>{formatNumber(counts[each])}</b>
                {t(`adentro.${each}`, { count: counts[each] })}
              </button>
            ))}
          </div>
          <SinNombrar />
          {failed && (
            <p className={pagina.say} role="alert">
              <WarnIcon size={28} aria-hidden />
              <span>{t('respuestaDePuerta.noSeAnoto')}</span>
            </p>
          )}
        </div>
        {shown.length === 0 ? (
          <p className={pagina.nobody}>
            <InsideIcon size={48} aria-hidden />
            {estado.mundo === undefined ? t('adentro.noSeSabe') : t(`adentro.nadie.${filtro}`)}
          </p>
        ) : (
          // It scrolls, and by a keyboard too.
          <div className={styles.people} role="region" aria-label={t('adentro.titulo')} tabIndex={0}>
            <ul>
              {shown.slice(0, most).map((each) => (
                <li key={quienDe(each)}>
                  <span className={styles.piece}>
                    {each.patente === null ? (
                      <Iniciales nombre={each.nombre ?? ''} />
                    ) : (
                      <Plate dominio={each.patente} pais={paisDe(each.patente, lista)} height={32} />
                    )}
                  </span>
                  <div>
                    {each.nombre ?? each.documento ?? t('adentro.sinNombre')}
                    <small className="cut soft digits">
                      {each.que === 'visita'
                        ? t('adentro.visitaDesde', { hora: formatTime(each.desde) })
                        : t('adentro.desde', { hora: formatTime(each.desde) })}
                    </small>
                  </div>
                  <button
                    type="button"
                    data-sure={sure === quienDe(each) ? '' : undefined}
                    aria-label={t(sure === quienDe(each) ? 'adentro.seguroDe' : 'adentro.saleDe', {
                      nombre: each.nombre ?? each.patente ?? '',
                    })}
                    onClick={() => leave(each)}
                  >
                    {sure === quienDe(each) ? t('adentro.seguro') : t('respuestaDePuerta.sale')}
                  </button>
                </li>
              ))}
            </ul>
            {shown.length > most && (
              <button type="button" className={pagina.other} onClick={() => setMost(most + alaVez)}>
                {t('adentro.verMas', { n: shown.length - most })}
              </button>
            )}
          </div>
        )}
        <div className={pagina.paperFoot}>
          <button type="button" className={pagina.primary} onClick={() => ir({ que: 'evacuar' })}>
            <InsideIcon aria-hidden />
            {t('evacuar.empezar')}
          </button>
        </div>
        <Pestanas de="adentro" />
      </div>
      <Impresa inside={inside} />
    </>
  )
}
