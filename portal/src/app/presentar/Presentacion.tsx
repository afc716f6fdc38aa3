import { Button } from '@portal/ui/controls/Button.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Archivos } from './Archivos.tsx'
import { DateQuestions } from './DateQuestions.tsx'
import type { Presentable } from './presentable.ts'
import styles from './presentar.module.css'
import type { Trabajo } from './trabajo.ts'
import { usePresentacion } from './usePresentacion.ts'

interface PresentacionProps {
  item: Presentable
  /** Those that are not shown keep what was begun, and their files go on going up. */
  shown: boolean
  next: Presentable | undefined
  onWork: (work: Trabajo) => void
  /** `waits`: it goes out when there is a line again. */
  onPresented: (waits: boolean) => void
  onPrevious: (() => void) | undefined
  onLater: (() => void) | undefined
  onClose: () => void
}

/** One document being presented: its files, the dates its validity asks for, and whatever is worth saying. */
export const Presentacion = ({ item, shown, next, onWork, onPresented, ...ways }: PresentacionProps) => {
  const t = useTexts()
  const { form, problem, present, presenting, files, filesError, forgetFilesError, work } =
    usePresentacion(item)
  const { archivos, escrito, fallo } = work
  const tell = useEffectEvent(onWork)
  useEffect(() => tell({ archivos, escrito, fallo }), [archivos, escrito, fallo])

  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to come here is gone, or says something else now.
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true })
  }, [shown])

  return (
    <form
      noValidate
      className={shown ? styles.form : styles.away}
      onSubmit={(event) => {
        event.preventDefault()
        void present(onPresented)
      }}
    >
      <Archivos files={files} item={item} error={filesError} onTouch={forgetFilesError} />
      <div className={styles.asked}>
        <div>
          <h3 className={styles.type} tabIndex={-1} ref={heading}>
            {item.tipodocumento}
          </h3>
          <p className={styles.about}>
            <span className={styles.whose}>{item.recurso}</span>
            {item.critico && <span>{t('casilla.critico')}</span>}
          </p>
          {item.instrucciones && <p className={styles.about}>{item.instrucciones}</p>}
        </div>
        <DateQuestions form={form} regla={item} />
        <TextField control={form.control} name="numero" label={t('presentar.campos.numero')} maxLength={60} />
        <TextField
          control={form.control}
          name="observacion"
          label={t('presentar.campos.observacion')}
          maxLength={500}
          multiline
        />
      </div>
      <footer className={styles.foot}>
        <FormProblemAlert problem={problem} />
        <div className={styles.ways}>
          {ways.onLater ? (
            <Button kind="quiet" size="large" onClick={ways.onLater} className={styles.leave}>
              {t('presentar.dejar')}
            </Button>
          ) : (
            <Button kind="quiet" size="large" onClick={ways.onClose} className={styles.leave}>
              {t('acciones.cancelar')}
            </Button>
          )}
          {ways.onPrevious && (
            <Button size="large" onClick={ways.onPrevious} className={styles.previous}>
              {t('presentar.anterior')}
            </Button>
          )}
          <Button type="submit" size="large" kind="primary" busy={presenting} className={styles.primary}>
            {next ? t('presentar.enviarYSeguir', { documento: next.corto }) : t('presentar.enviar')}
          </Button>
        </div>
      </footer>
    </form>
  )
}
