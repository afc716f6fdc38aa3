import { nombrePropio } from '@portal/contract/dni.ts'
import type { CodigoCrudo } from '@portal/contract/giros.ts'
import { comoSeBusca } from '@portal/pase/lista.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ScanLine as ScanIcon, TriangleAlert as WarnIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { Camara } from '../escanear/Camara.tsx'
import { deTecleado, documentoDe } from '../escanear/leido.ts'
import { dichas, soloDe, ver } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Campo } from '../piezas/Campo.tsx'
import { Pestanas } from '../piezas/Pestanas.tsx'
import { useTeclas } from '../piezas/useTeclas.ts'
import styles from '../piezas/pagina.module.css'
import { razones } from '../respuesta/razones.ts'
import { usePuesto } from '../usePuesto.ts'

type Campos = 'documento' | 'nombre' | 'aQuien' | 'empresa'

/** Who comes to see somebody. A driver who is known is told of before he is let in as a visitor. */
export const Visita = ({ escanea }: { escanea: boolean }) => {
  const t = useTexts()
  const { motor, estado, ir, volver } = usePuesto()
  const [values, setValues] = useState<Record<Campos, string>>({
    documento: '',
    nombre: '',
    aQuien: '',
    empresa: '',
  })
  const [wrong, setWrong] = useState<Partial<Record<Campos, string>>>({})
  const [said, setSaid] = useState<string>()
  const busy = useRef(false)
  const set = (name: Campos) => (value: string) => setValues((before) => ({ ...before, [name]: value }))

  const documento = comoSeBusca(values.documento)
  const isDni = /^\d{7,8}$/.test(documento)
  const vista = isDni ? ver(estado.lista, soloDe(documento), motor.reloj()) : undefined
  const isUnknown = vista?.motivos.some(({ que }) => que === 'no figura') ?? true
  const isBlind = vista?.motivos.some(
    ({ que }) => que === 'lista vieja' || que === 'sin lista' || que === 'reloj',
  )
  const chofer = vista && !isUnknown ? vista : undefined
  const parte = chofer?.partes[0]

  const take = (texto: string): boolean => {
    const dni = documentoDe(texto)
    if (!dni) return false
    setValues((before) => ({
      ...before,
      documento: dni.documento,
      nombre: `${nombrePropio(dni.apellido)}, ${nombrePropio(dni.nombres)}`,
    }))
    if (escanea) volver()
    setSaid(undefined)
    return true
  }
  const onCodigos = (codes: readonly CodigoCrudo[]) => {
    if (codes.some(({ texto }) => take(texto))) return 'basta'
    setSaid(t('visita.noEsDni'))
    return 'sigue'
  }
  useTeclas({ onRafaga: take })

  const enter = () => {
    const missing: Partial<Record<Campos, string>> = {
      ...(documento.length < 6 && { documento: t('visita.faltaDocumento') }),
      ...(values.nombre.trim() === '' && { nombre: t('visita.faltaNombre') }),
      ...(values.aQuien.trim() === '' && { aQuien: t('visita.faltaAQuien') }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0 || busy.current) return
    busy.current = true
    const nombre = values.nombre.trim().slice(0, 80)
    motor
      .anotar(
        {
          sentido: 'entra',
          pase: null,
          partes: chofer ? dichas(chofer.partes) : [],
          esperadas: [],
          visita: {
            nombre,
            documento: documento.slice(0, 15),
            a_quien: values.aQuien.trim().slice(0, 80),
            empresa: values.empresa.trim().slice(0, 80),
          },
          respuesta: 'visita',
          motivos: chofer ? razones(t, chofer).map(({ titulo }) => titulo.slice(0, 300)) : [],
          igual: null,
          tecleado: [],
        },
        { nombre, patente: null },
      )
      .then(
        () => ir({ que: 'escanear', dice: t('visita.entro', { nombre }) }),
        (problem: unknown) => {
          busy.current = false
          reportError(problem)
          setWrong({ aQuien: t('respuestaDePuerta.noSeAnoto') })
        },
      )
  }
  const asDriver = () => {
    const next = deTecleado(documento, estado.lista)
    if (next) ir(next)
  }

  if (escanea)
    return (
      <div className={styles.page}>
        <Cabeza title={t('visita.escanearDni')} onBack={volver} />
        <Camara conDni dice={said} onCodigos={onCodigos} />
      </div>
    )
  return (
    <div className={styles.inside}>
      <Cabeza title={t('visita.titulo')} onBack={volver} />
      <span />
      <div className={styles.body}>
        <Campo
          label={t('visita.documento')}
          value={values.documento}
          onChange={set('documento')}
          max={15}
          inputMode="numeric"
          capitals
          error={wrong.documento}
        >
          <button
            type="button"
            className="middle rigid square-64 line-before"
            aria-label={t('visita.escanearDni')}
            onClick={() => ir({ que: 'visita', escanea: true })}
          >
            <ScanIcon size={32} aria-hidden />
          </button>
        </Campo>
        <Campo
          label={t('visita.nombre')}
          value={values.nombre}
          onChange={set('nombre')}
          max={80}
          error={wrong.nombre}
        />
        <div role="status">
          {chofer ? (
            <p className={styles.say}>
              <WarnIcon size={28} aria-hidden />
              <span>
                <b>
                  {chofer.respuesta === 'puede' ? t('visita.esChoferPuede') : t('visita.esChoferNoPuede')}
                </b>{' '}
                {[parte?.transporte, razones(t, chofer)[0]?.titulo]
                  .filter((each) => each !== null && each !== undefined)
                  .join('. ')}
              </span>
            </p>
          ) : isDni && isBlind ? (
            <p className={styles.say}>
              <WarnIcon size={28} aria-hidden />
              <span>{t('visita.noSabemos')}</span>
            </p>
          ) : null}
        </div>
        <Campo
          label={t('visita.aQuien')}
          value={values.aQuien}
          onChange={set('aQuien')}
          max={80}
          error={wrong.aQuien}
        />
        <Campo label={t('visita.empresa')} value={values.empresa} onChange={set('empresa')} max={80} />
      </div>
      <div className={styles.paperFoot}>
        {chofer ? (
          <>
            <button type="button" className={styles.primary} onClick={asDriver}>
              {t('visita.verloComoChofer')}
            </button>
            <button type="button" className={styles.other} onClick={enter}>
              {t('visita.entraDeVisita')}
            </button>
          </>
        ) : (
          <button type="button" className={styles.primary} onClick={enter}>
            {t('respuestaDePuerta.entra')}
          </button>
        )}
      </div>
      <Pestanas de="visita" />
    </div>
  )
}
