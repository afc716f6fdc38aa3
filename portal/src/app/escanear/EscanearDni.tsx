import { Button } from '@portal/ui/controls/Button.tsx'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { DialogOnDemand } from '@portal/ui/onDemand/OnDemand.tsx'
import { onDemand } from '@portal/ui/onDemand/part.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CircleCheck as DoneIcon, Info as NoteIcon, ScanBarcode as ScanIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import styles from './escanearDni.module.css'
import { proponer, type Campo, type Propuestas, type Tarjeta } from './propuestas.ts'

const escaner = onDemand(() => import('./camara/Escaner.tsx').then(({ Escaner }) => Escaner))

interface EscanearDniProps {
  form: UseFormReturn
  /** What a new record's form begins with, and nobody wrote; nothing of one that is there already. */
  deFabrica: Partial<Record<Campo, string>>
  /** What was put into fields, by their names. */
  onPropuesto: (valores: ReadonlyMap<string, string>) => void
}

/** Above a chofer's form: reads a DNI into it. What somebody wrote stays until they say otherwise. */
export const EscanearDni = ({ form, deFabrica, onPropuesto }: EscanearDniProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const [leido, setLeido] = useState<
    Pick<Propuestas, 'distintos' | 'leidos'> & { cuilDudoso: boolean; sinNombre: boolean }
  >()
  const puestos = useRef(new Map<string, string>())
  const told = useRef<HTMLDivElement>(null)

  const put = (campo: Campo, valor: string) => {
    form.setValue(campo, valor, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    puestos.current = new Map(puestos.current).set(campo, valor)
    onPropuesto(puestos.current)
  }
  // The dialog gives the focus back to what opened it, which may be gone: what was read takes it once the dialog is away,
  // and again when a button in it goes.
  useEffect(() => {
    if (!open && leido) told.current?.focus()
  }, [open, leido])
  const take = (dni: Tarjeta) => {
    const held = (campo: Campo) => String(form.getValues(campo) ?? '')
    const { llenar, distintos, leidos } = proponer(
      dni,
      held,
      // What was read before is nobody's own word.
      (campo) => held(campo) === deFabrica[campo] || puestos.current.get(campo) === held(campo),
    )
    for (const { campo, valor } of llenar) put(campo, valor)
    setLeido({ distintos, leidos, cuilDudoso: dni.cuilDudoso, sinNombre: dni.nombres === '' })
    setOpen(false)
  }
  const takeCards = ({ campo, valor }: { campo: Campo; valor: string }) => {
    put(campo, valor)
    setLeido((now) => now && { ...now, distintos: now.distintos.filter((each) => each.campo !== campo) })
  }
  const written = (campo: Campo, valor: string) => (campo === 'fecha_nacimiento' ? formatDate(valor) : valor)

  return (
    <>
      {leido ? (
        <div ref={told} tabIndex={-1} role="status" className={styles.told}>
          <DoneIcon size={20} aria-hidden className="good" />
          <div className="grow slim stack gap-4">
            <div>
              <p className="bold ink">{t('escanear.resultado', { count: leido.leidos })}</p>
              <p className="soft">{t('escanear.revisalos')}</p>
            </div>
            {leido.sinNombre && <Nota>{t('escanear.sinNombre')}</Nota>}
            {leido.cuilDudoso && <Nota>{t('escanear.cuilDudoso')}</Nota>}
            {leido.distintos.map((each) => (
              <Nota key={each.campo}>
                {t('escanear.distinto', {
                  campo: t(`rotulo.chofer.${each.campo}`),
                  dice: written(each.campo, each.valor),
                  escrito: written(each.campo, each.escrito),
                })}{' '}
                <TextButton onClick={() => takeCards(each)}>{t('escanear.usar')}</TextButton>
              </Nota>
            ))}
          </div>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t('escanear.repetir')}
          </Button>
        </div>
      ) : (
        <div className={styles.told}>
          <p className="grow slim soft">{t('escanear.explicacion')}</p>
          <Button icon={<ScanIcon aria-hidden />} onClick={() => setOpen(true)}>
            {t('escanear.accion')}
          </Button>
        </div>
      )}
      {open && <DialogOnDemand part={escaner} props={{ onLeido: take, onClose: () => setOpen(false) }} />}
    </>
  )
}

const Nota = ({ children }: { children: ReactNode }) => (
  <p className="flex at-top gap-8 soft breaks">
    <NoteIcon size={16} aria-hidden className={styles.sign} />
    <span>{children}</span>
  </p>
)
