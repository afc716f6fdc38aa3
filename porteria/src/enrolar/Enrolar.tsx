import { Unreachable } from '@portal/contract/client.ts'
import { formatCodigoDeDispositivo } from '@portal/contract/porteria.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TriangleAlert as WarnIcon } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { Campo } from '../piezas/Campo.tsx'
import cabeza from '../piezas/cabeza.module.css'
import pagina from '../piezas/pagina.module.css'
import { usePuesto } from '../usePuesto.ts'

/** What a camera read of the console's QR stands behind the `#`, and goes from the address at once. */
function codigoEnDireccion(): string {
  const code = formatCodigoDeDispositivo(decodeURIComponent(location.hash.slice(1)))
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
  return code
}

/** A device that belongs to no gate: the one-time code of an administrator makes it one's. */
export const Enrolar = () => {
  const t = useTexts()
  const { motor, estado } = usePuesto()
  const [codigo, setCodigo] = useState(codigoEnDireccion)
  const [nombre, setNombre] = useState(() =>
    t(matchMedia('(min-width: 900px)').matches ? 'enrolar.tableta' : 'enrolar.celular'),
  )
  const [wrong, setWrong] = useState<{ codigo?: string | undefined; nombre?: string | undefined }>({})
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  const enrol = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isAsking) return
    const letters = codigo.replace(/[^A-Z\d]/g, '')
    const missing = {
      ...(letters.length !== 8 && { codigo: t('enrolar.faltaCodigo') }),
      ...(nombre.trim() === '' && { nombre: t('enrolar.faltaNombre') }),
    }
    setWrong(missing)
    setProblem(undefined)
    if (Object.keys(missing).length > 0) return
    setAsking(true)
    try {
      await motor.enrolar(letters, nombre.trim())
    } catch (refusal) {
      if (refusal instanceof Refusal) {
        const fields = refusal.body.fields ?? {}
        setWrong({
          codigo: fields['codigo'] && say(fields['codigo']),
          nombre: fields['nombre'] && say(fields['nombre']),
        })
        if (Object.keys(fields).length === 0) setProblem(say(refusal.message))
      } else {
        setProblem(t('enrolar.sinSenal'))
        if (!(refusal instanceof Unreachable)) reportError(refusal)
      }
    } finally {
      setAsking(false)
    }
  }

  const { sinEnrolar } = estado
  return (
    <form className={pagina.page} onSubmit={(event) => void enrol(event)} noValidate>
      <header className={cabeza.head}>
        <div className="grow slim">
          <h1 className="block cut">{t('enrolar.titulo')}</h1>
        </div>
      </header>
      <div className={pagina.body}>
        {sinEnrolar !== 'nueva' && (
          <p className={pagina.say} role="alert">
            <WarnIcon size={28} aria-hidden />
            <span>{t(`enrolar.${sinEnrolar}`)}</span>
          </p>
        )}
        <p>{t('enrolar.pedi')}</p>
        <Campo
          label={t('enrolar.codigo')}
          value={codigo}
          onChange={(value) => setCodigo(formatCodigoDeDispositivo(value))}
          max={9}
          capitals
          error={wrong.codigo}
        />
        <Campo
          label={t('enrolar.nombre')}
          value={nombre}
          onChange={setNombre}
          max={60}
          error={wrong.nombre}
        />
        {problem !== undefined && (
          <p className={pagina.wrong} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={pagina.paperFoot}>
        <button type="submit" className={pagina.primary} disabled={isAsking}>
          {isAsking ? t('guardia.mirando') : t('enrolar.enrolar')}
        </button>
      </div>
    </form>
  )
}
