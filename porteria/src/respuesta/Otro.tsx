import { comoSeBusca } from '@portal/pase/lista.ts'
import { enCadaLugar, lugares, type Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { type Llegada, type Parte, type Vista } from '../juicio/llegada.ts'
import { Cabeza } from '../piezas/Cabeza.tsx'
import { Campo } from '../piezas/Campo.tsx'
import campo from '../piezas/campo.module.css'
import pagina from '../piezas/pagina.module.css'
import { usePuesto } from '../usePuesto.ts'

/** What came instead: another trailer, another driver. Each is judged by itself, and what was expected is written down too. */
export const Otro = ({ llegada, vista }: { llegada: Llegada; vista: Vista }) => {
  const t = useTexts()
  const { ir, volver } = usePuesto()
  const expected = llegada.esperadas.length > 0 ? llegada.esperadas : vista.partes
  const current = (lugar: Lugar) => vista.partes.find((parte) => parte.lugar === lugar)
  const [typed, setTyped] = useState<Record<Lugar, string>>(() => textsOf(vista.partes))
  /** Known by hash alone and left empty: the usual one came, unless it is said that nobody did. */
  const [absent, setAbsent] = useState<readonly Lugar[]>([])
  const [wrong, setWrong] = useState<Partial<Record<Lugar, string>>>({})

  const look = () => {
    const problems: Partial<Record<Lugar, string>> = {}
    const partes = lugares.flatMap((lugar): Parte[] => {
      const texto = comoSeBusca(typed[lugar])
      const before = current(lugar)
      if (texto === '') {
        const isUsual = before?.texto === null && !absent.includes(lugar)
        return isUsual ? [before] : []
      }
      if (texto.length < 4 || texto.length > 10) problems[lugar] = t('otro.entera')
      return [{ lugar, texto, huella: null, ficha: null }]
    })
    if (partes.length === 0) problems.tractor = t('otro.alguien')
    setWrong(problems)
    if (Object.keys(problems).length > 0) return
    const isSame =
      partes.length === expected.length &&
      partes.every(({ lugar, texto }) =>
        expected.some((each) => each.lugar === lugar && each.texto === texto),
      )
    ir({ que: 'respuesta', llegada: { ...llegada, partes, esperadas: isSame ? [] : expected } })
  }

  return (
    <div className={pagina.page}>
      <Cabeza title={t('otro.titulo')} onBack={volver} />
      <div className={pagina.body}>
        <p className="soft">{t('otro.escribi')}</p>
        {lugares.map((lugar) => {
          const isUsual = current(lugar)?.texto === null
          return (
            <div key={lugar}>
              <Campo
                label={
                  isUsual && typed[lugar] === '' && !absent.includes(lugar)
                    ? t('otro.esElHabitual', { lugar: t(`otro.lugar.${lugar}`) })
                    : t(`otro.lugar.${lugar}`)
                }
                value={typed[lugar]}
                onChange={(value) => setTyped({ ...typed, [lugar]: value })}
                max={12}
                inputMode={lugar.startsWith('chofer') ? 'numeric' : 'text'}
                capitals
                error={wrong[lugar]}
              >
                {isUsual && (
                  <button
                    type="button"
                    className={campo.wide}
                    aria-pressed={absent.includes(lugar)}
                    onClick={() =>
                      setAbsent(
                        absent.includes(lugar) ? absent.filter((each) => each !== lugar) : [...absent, lugar],
                      )
                    }
                  >
                    {absent.includes(lugar) ? t('otro.siVino') : t('otro.noVino')}
                  </button>
                )}
              </Campo>
            </div>
          )
        })}
      </div>
      <div className={pagina.paperFoot}>
        <button type="button" className={pagina.primary} onClick={look}>
          {t('otro.ver')}
        </button>
      </div>
    </div>
  )
}

const textsOf = (partes: readonly Parte[]): Record<Lugar, string> =>
  enCadaLugar((lugar) => partes.find((parte) => parte.lugar === lugar)?.texto ?? '')
