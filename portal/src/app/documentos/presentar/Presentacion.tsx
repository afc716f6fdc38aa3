import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Archivos } from './Archivos.tsx'
import { DateQuestions } from './DateQuestions.tsx'
import { Leido } from '../lectura/Leido.tsx'
import { NominaDelPapel } from '../../nomina/NominaDelPapel.tsx'
import { atAGlance, ParaQuienes } from './ParaQuienes.tsx'
import type { Presentable } from '../presentable.ts'
import styles from './presentar.module.css'
import type { Trabajo } from '../serie/trabajo.ts'
import { usePresentacion } from './usePresentacion.ts'

interface PresentacionProps {
  item: Presentable
  /** Those that are not shown keep what was begun, and their files go on going up. */
  shown: boolean
  next: Presentable | undefined
  /** The sample of its type is shown. */
  withEjemplo: boolean
  onEjemplo: (shown: boolean) => void
  onWork: (work: Trabajo) => void
  /** `waits`: it goes out when there is a line again. `deQuien`: for whom, in a sentence. */
  onPresented: (waits: boolean, deQuien: string) => void
  onPrevious: (() => void) | undefined
  onLater: (() => void) | undefined
  onClose: () => void
}

/** One document being presented: its files, the dates its validity asks for, and whatever is worth saying. */
export const Presentacion = ({
  item,
  shown,
  next,
  withEjemplo,
  onEjemplo,
  onWork,
  onPresented,
  ...ways
}: PresentacionProps) => {
  const t = useTexts()
  const { form, problem, present, presenting, files, filesError, forgetFilesError, work, ...more } =
    usePresentacion(item)
  const { lectura, missingWhom, anterior } = more
  const { archivos, escrito, fallo } = work
  const tell = useEffectEvent(onWork)
  useEffect(() => tell({ archivos, escrito, fallo }), [archivos, escrito, fallo])

  const periodo = useWatch({ control: form.control, name: 'periodo' })
  const loPide = quienLoPide(t, item)
  const read = <Leido lectura={lectura} />
  const cuantos = lectura.elegidos.length
  const busy = presenting || lectura.buscando
  const chooser = useRef<HTMLInputElement>(null)
  /** The files that say they are of somebody else give way to the one that is chosen now. */
  const change = () => {
    lectura.archivosDeOtro().forEach(files.remove)
    forgetFilesError()
    chooser.current?.click()
  }

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
      <Archivos
        files={files}
        chooser={chooser}
        item={item}
        anterior={anterior}
        error={filesError}
        withEjemplo={withEjemplo}
        onEjemplo={onEjemplo}
        onTouch={forgetFilesError}
      />
      <div className={styles.asked}>
        <div>
          <h3 className="heading unringed" tabIndex={-1} ref={heading}>
            {item.tipodocumento}
          </h3>
          <p className={`small soft ${styles.about}`}>
            <span className={`only-phones ${styles.whose}`}>{item.recurso}</span>
            {item.critico && <span>{t('casilla.critico')}</span>}
            {loPide && <span>{loPide}</span>}
          </p>
          {item.instrucciones && <p className={`small soft ${styles.about}`}>{item.instrucciones}</p>}
        </div>
        <DateQuestions form={form} regla={item} leidas={lectura.leidas} />
        {/* Below a long list nobody would see it. */}
        {lectura.todos.length > atAGlance && read}
        {lectura.todos.length > 0 && <ParaQuienes {...lectura} missing={missingWhom} />}
        {lectura.todos.length <= atAGlance && read}
        <NominaDelPapel
          tipodocumentoid={item.tipodocumentoid}
          periodo={periodo}
          papel={lectura.papel}
          mensual={item.vigencia === 'mensual' && item.dominio === null}
        />
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
        <div className={`row gap-8 ${styles.ways}`}>
          {ways.onLater ? (
            <Button kind="quiet" size="large" onClick={ways.onLater} className={styles.later}>
              <span className="off-phones">{t('presentar.dejar')}</span>
              <span className="only-phones">{t('presentar.saltar')}</span>
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
          {lectura.deOtro ? (
            <>
              <Button type="submit" size="large" busy={busy}>
                {t('presentar.leido.igual')}
              </Button>
              <Button size="large" kind="primary" onClick={change} className={styles.primary}>
                {t('presentar.leido.cambiar')}
              </Button>
            </>
          ) : (
            <Button type="submit" size="large" kind="primary" busy={busy} className={styles.primary}>
              {cuantos > 1
                ? t(next ? 'presentar.enviarParaYSeguir' : 'presentar.enviarPara', {
                    n: formatNumber(cuantos),
                  })
                : next
                  ? t('presentar.enviarYSeguir', { documento: next.corto })
                  : t('presentar.enviar')}
            </Button>
          )}
        </div>
      </footer>
    </form>
  )
}
