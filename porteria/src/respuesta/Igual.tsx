import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { LogIn as InIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { dichas, quienEs, type Llegada, type Vista } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import cabeza from '../piezas/cabeza.module.css'
import { Campo } from '../piezas/Campo.tsx'
import styles from '../piezas/pagina.module.css'
import { usePuesto } from '../usePuesto.ts'

const porques = ['descarga', 'papel', 'otra'] as const

interface IgualProps {
  llegada: Llegada
  vista: Vista
  motivos: string[]
}

/** Let in all the same: by whom it is allowed, and why. Both are told to the provider with the guard's name. */
export const Igual = ({ llegada, vista, motivos }: IgualProps) => {
  const t = useTexts()
  const id = useId()
  const { motor, estado, ir, volver } = usePuesto()
  const [quien, setQuien] = useState<string>()
  const [otraPersona, setOtraPersona] = useState('')
  const [porque, setPorque] = useState<(typeof porques)[number]>()
  const [escrito, setEscrito] = useState('')
  const [wrong, setWrong] = useState<{ quien?: string; porque?: string }>({})
  const busy = useRef(false)
  const autorizan = estado.lista?.cabecera.autorizan ?? []
  const isOther = autorizan.length === 0 || quien === ''
  const nombre = (isOther ? otraPersona : (quien ?? '')).trim()
  const motivo = porque === undefined ? '' : porque === 'otra' ? escrito.trim() : t(`igual.porque.${porque}`)

  const enter = () => {
    const missing = {
      ...(nombre === '' && { quien: t('igual.faltaQuien') }),
      ...(motivo === '' && { porque: t('igual.faltaPorque') }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0 || busy.current) return
    busy.current = true
    motor
      .anotar(
        {
          sentido: 'entra',
          pase: llegada.pase,
          partes: dichas(vista.partes),
          esperadas: dichas(llegada.esperadas),
          visita: null,
          respuesta: vista.respuesta,
          motivos,
          igual: { autoriza: nombre, motivo },
          tecleado: [...llegada.tecleado],
        },
        quienEs(vista.partes),
      )
      .then(
        () => ir({ que: 'escanear', dice: t('igual.hecho') }),
        (problem: unknown) => {
          busy.current = false
          reportError(problem)
          setWrong({ porque: t('respuestaDePuerta.noSeAnoto') })
        },
      )
  }

  return (
    <div className={styles.page}>
      <Cabeza title={t('igual.titulo')} onBack={volver}>
        <p className={cabeza.said}>{motivos[0]}</p>
      </Cabeza>
      <div className={styles.body}>
        <h2 id={`${id}quien`}>{t('igual.quien')}</h2>
        {autorizan.length > 0 && (
          <div className={styles.options} role="group" aria-labelledby={`${id}quien`}>
            {autorizan.map((each) => (
              <button
                key={each.nombre}
                type="button"
                aria-pressed={quien === each.nombre}
                onClick={() => setQuien(each.nombre)}
              >
                <span>
                  {each.nombre}
                  <small className="soft">
                    {[each.puesto, each.telefono].filter((text) => text !== '').join(', ')}
                  </small>
                </span>
              </button>
            ))}
            <button type="button" aria-pressed={quien === ''} onClick={() => setQuien('')}>
              {t('igual.otraPersona')}
            </button>
          </div>
        )}
        {isOther && (
          <Campo label={t('igual.nombre')} value={otraPersona} onChange={setOtraPersona} max={80} />
        )}
        {wrong.quien !== undefined && (
          <p className={styles.wrong} role="alert">
            {wrong.quien}
          </p>
        )}
        <h2 id={`${id}porque`}>{t('igual.porQue')}</h2>
        <div className={styles.options} role="group" aria-labelledby={`${id}porque`}>
          {porques.map((each) => (
            <button key={each} type="button" aria-pressed={porque === each} onClick={() => setPorque(each)}>
              {t(`igual.porque.${each}`)}
            </button>
          ))}
        </div>
        {porque === 'otra' && (
          <Campo label={t('igual.cual')} value={escrito} onChange={setEscrito} max={200} />
        )}
        {wrong.porque !== undefined && (
          <p className={styles.wrong} role="alert">
            {wrong.porque}
          </p>
        )}
        <p className="soft">{t('igual.seAvisa', { guardia: estado.turno?.nombre ?? '' })}</p>
      </div>
      <div className={styles.paperFoot}>
        <button type="button" className={styles.primary} onClick={enter}>
          <InIcon aria-hidden />
          {t('igual.titulo')}
        </button>
      </div>
    </div>
  )
}
