import type { Result } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { addresses } from '@portal/contract/door.ts'
import { texto } from '@portal/contract/values.ts'
import { InformeDeDatos } from '@portal/parts/InformeDeDatos.tsx'
import { plazoDeSolicitud } from '@portal/parts/solicitudes/solicitud.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { createContext, useContext, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

type SolicitudDeCuenta = Result<'SolicitudesDeDatos'>['records'][number]

interface ResponderEnFilaProps {
  solicitud: SolicitudDeCuenta
  /** Where nothing beside it says what is asked. */
  conQue?: boolean
}

const AnswerContext = createContext<((solicitud: SolicitudDeCuenta) => void) | null>(null)

/**
 * Holds the dialog in which a request is answered, above the rows that open it: a row that turns to a card, or goes because it
 * was answered elsewhere, takes nothing along that was typed.
 */
export const Respuestas = ({ children }: { children: ReactNode }) => {
  const [answering, setAnswering] = useState<SolicitudDeCuenta>()
  return (
    <AnswerContext value={setAnswering}>
      {children}
      {answering && (
        <ResponderDialog
          key={answering.solicitudid}
          solicitud={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </AnswerContext>
  )
}

/** Of one that waits. */
export const ResponderEnFila = ({ solicitud, conQue = false }: ResponderEnFilaProps) => {
  const t = useTexts()
  const pide = t(`solicitudes.pide.${solicitud.pide}`)
  const answer = useContext(AnswerContext)
  if (!answer) throw new Error('no Respuestas around the rows')
  if (solicitud.estado !== 'abierta') return null
  return (
    <ActionButton
      label={[t('solicitudes.responder.accion'), conQue && pide].filter(Boolean).join(': ')}
      of={conQue ? solicitud.nombre : `${solicitud.nombre}, ${pide}`}
      kind="quiet"
      onClick={() => answer(solicitud)}
    />
  )
}

const schema = z.object({ hecha: z.enum(['si', 'no']), respuesta: texto(1000) })

interface ResponderDialogProps {
  solicitud: SolicitudDeCuenta
  onClose: () => void
}

/** What was done, or why nothing was; the report of what is held can be taken along before. */
const ResponderDialog = ({ solicitud, onClose }: ResponderDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const [informe, setInforme] = useState(false)
  const write = useWrite('ResponderSolicitudDeDatos')
  const { solicitudid, cuentaid, recursoid, nombre, pide, detalle, vence } = solicitud
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { hecha: 'si', respuesta: '' },
    save: ({ hecha, respuesta }) => write.mutateAsync({ solicitudid, hecha: hecha === 'si', respuesta }),
    onSaved: () => {
      toast({ message: t('solicitudes.responder.hecho', { nombre }), about: 'solicitud' })
      onClose()
    },
  })
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const url = `${addresses.informeDeCuenta}/${cuentaid}/${recursoid}`
  return (
    <>
      <FormPanel
        open
        title={t('solicitudes.responder.titulo', { nombre })}
        subtitle={`${t(`solicitudes.pide.${pide}`)} · ${plazoDeSolicitud(t, vence, hoyEnBuenosAires())}`}
        onClose={() => void close()}
        onSubmit={submit}
        actions={
          <>
            <ProblemLine
              form={form}
              problem={problem}
              attempts={attempts}
              label={(name) => t(`solicitudes.campos.${name}`)}
            />
            <Button kind="quiet" onClick={() => void close()}>
              {t('acciones.cancelar')}
            </Button>
            <Button type="submit" kind="solid" busy={saving}>
              {t('solicitudes.responder.accion')}
            </Button>
          </>
        }
      >
        <div className="stack gap-24">
          <p className="breaks">«{detalle}»</p>
          <div>
            <Button size="small" onClick={() => setInforme(true)}>
              {t('informe.accion')}
            </Button>
          </div>
          <SegmentField
            control={control}
            name="hecha"
            label={t('solicitudes.campos.hecha')}
            options={[
              { value: 'si', label: t('solicitudes.responder.seHizo') },
              { value: 'no', label: t('solicitudes.responder.noSeHizo') },
            ]}
          />
          <TextField
            control={control}
            name="respuesta"
            label={t('solicitudes.campos.respuesta')}
            hint={t('solicitudes.responder.ayuda')}
            maxLength={1000}
            multiline
            required
          />
        </div>
      </FormPanel>
      {informe && (
        <InformeDeDatos
          nombre={nombre}
          urls={{ pdf: `${url}/pdf`, json: `${url}/json` }}
          onClose={() => setInforme(false)}
        />
      )}
    </>
  )
}
