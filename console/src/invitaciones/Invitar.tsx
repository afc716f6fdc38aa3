import { diasDeInvitacion, maxLineas } from '@portal/contract/invitaciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import type { Elegida } from '@portal/parts/importar/elegida.ts'
import { fallaName } from '@portal/parts/importar/fallaName.ts'
import { leerArchivo } from '@portal/parts/importar/planilla/leerArchivo.ts'
import { lineasDe } from '@portal/parts/importar/planilla/planilla.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextArea } from '@portal/ui/fields/plain/TextBox.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Mail as MailIcon, Send as SendIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CorreosEnCarpeta } from '../correos/CorreosEnCarpeta.tsx'
import { useOperador } from '../session/operador.ts'
import text from '../piezas/text.module.css'
import styles from './invitar.module.css'
import { ColumnasDeLista } from './ColumnasDeLista.tsx'
import { elegirLista } from './lineasDeColumnas.ts'
import { LineasRevisadas } from './LineasRevisadas.tsx'
import { useLista } from './useLista.ts'
import { useRevisar } from './useRevisar.ts'

/** A list is pasted, each line checked as it stands, and those that are right are written to; the others stay. */
export const Invitar = () => {
  const t = useTexts()
  const toast = useToast()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useLista()
  const { proveedor } = useOperador()
  const { records, error, lineas, tooMany, current } = useRevisar(typed)
  const send = useWrite('InvitarTransportes')
  const [unreadable, setUnreadable] = useState<string>()
  const [elegida, setElegida] = useState<Elegida>()
  const good = records.filter(({ problema }) => problema === null).length
  const bad = records.length - good

  /** The field again, with that line chosen. */
  const mend = (linea: number) => {
    const all = typed.split('\n')
    const from = all.slice(0, linea - 1).join('\n').length + (linea > 1 ? 1 : 0)
    field.current?.focus()
    field.current?.setSelectionRange(from, from + (all[linea - 1]?.length ?? 0))
  }
  /** A sheet comes as lines of the columns that are chosen: they are checked as if somebody had pasted them. */
  const read = async (file: File) => {
    setUnreadable(undefined)
    try {
      const leida = { nombre: file.name, ...(await leerArchivo(file)) }
      const propuesta = elegirLista(leida)
      // A list without columns, as from a letter, is read line by line.
      if (propuesta?.columnas.some(({ campo }) => campo === 'cuit')) setElegida(propuesta)
      else setTyped(lineasDe(leida.planilla))
    } catch (error) {
      setUnreadable(fallaName(t, error))
    }
  }
  const invite = async () => {
    const { records: sent } = await send.mutateAsync({ lineas })
    const gone = new Set(sent.filter(({ invitacionid }) => invitacionid !== null).map(({ linea }) => linea))
    setTyped((so) =>
      so
        .split(/\r?\n/)
        .filter((line, i) => !gone.has(i + 1) && line.trim() !== '')
        .join('\n'),
    )
    // There is nobody left to invite, so the button goes: what is left to mend is in the list.
    field.current?.focus()
    toast({
      message: t('invitaciones.invitar.hecho', { count: gone.size, n: formatNumber(gone.size) }),
      about: 'invitacion',
    })
  }

  if (elegida)
    return (
      <ColumnasDeLista
        elegida={elegida}
        onElegida={setElegida}
        onLineas={(lines) => {
          setTyped(lines)
          setElegida(undefined)
        }}
      />
    )
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <header className="stack gap-4">
        <h2 id={id} className={text.title} tabIndex={-1}>
          {t('invitaciones.invitar.titulo')}
        </h2>
        <p className="soft">{t('invitaciones.invitar.explicacion')}</p>
      </header>
      <CorreosEnCarpeta />
      <div className={styles.columns}>
        <div className={`grid gap-8 slim ${styles.list}`}>
          <TextArea
            ref={field}
            label={t('invitaciones.invitar.lista')}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            placeholder={t('invitaciones.invitar.ejemplo')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint={tooMany ? t('invitaciones.invitar.tope', { n: formatNumber(maxLineas) }) : undefined}
          />
          <Button kind="quiet" size="small" onClick={() => file.current?.click()}>
            {t('invitaciones.invitar.archivo')}
          </Button>
          {unreadable !== undefined && <Notice severity="error">{unreadable}</Notice>}
          <input
            ref={file}
            type="file"
            accept=".xlsx,.csv,.txt,text/csv,text/plain"
            hidden
            aria-label={t('invitaciones.invitar.archivo')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              target.value = ''
              if (chosen) void read(chosen)
            }}
          />
        </div>
        <div className="grid gap-8 slim">
          <h3 className="small bold" aria-live="polite">
            {records.length > 0 &&
              t('invitaciones.invitar.resultado', { bien: formatNumber(good), mal: formatNumber(bad) })}
          </h3>
          {error ? (
            <Notice severity="error">{error.message}</Notice>
          ) : (
            <LineasRevisadas records={records} onMend={mend} />
          )}
        </div>
      </div>
      <p className={styles.letter}>
        <MailIcon size={20} aria-hidden />
        <span>
          <b className="block semibold ink">
            {t('invitaciones.invitar.carta', { proveedor: proveedor.nombre })}
          </b>
          {t('invitaciones.invitar.cartaAyuda', { dias: formatNumber(diasDeInvitacion) })}
        </span>
      </p>
      {send.error && <Notice severity="error">{send.error.message}</Notice>}
      <footer className={styles.foot}>
        <p className="small soft">{bad > 0 && t('invitaciones.invitar.quedan')}</p>
        <Button
          kind="primary"
          size="large"
          icon={<SendIcon />}
          disabled={good === 0 || !current}
          busy={send.isPending}
          onClick={() => void invite()}
        >
          {good === 0
            ? t('invitaciones.invitar.ninguno')
            : t('invitaciones.invitar.accion', { count: good, n: formatNumber(good) })}
        </Button>
      </footer>
    </Card>
  )
}
