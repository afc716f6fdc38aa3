import { zodResolver } from '@hookform/resolvers/zod'
import { problemaDeExigencia } from '@portal/contract/reglaDeExigencia.ts'
import { ExigenciaForm } from '@portal/contract/operaciones.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { Balloon } from '@portal/ui/grid/Balloon.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { rutas } from '../rutas.ts'
import type { Tipo } from '../catalogo/tipo.ts'
import { aNivel, nivelDe, niveles, nivelesDe, type Exigencia, type Operacion } from './exigencia.ts'

interface ExigenciaAbiertaProps {
  cell: HTMLElement
  tipo: Tipo
  operacion: Operacion
  exigencia: Exigencia | undefined
  hoy: string
  onChange: (exigencia: Exigencia | undefined) => void
  onClose: () => void
}

const { vigente_desde, vigente_hasta, fuente } = ExigenciaForm.shape

/** How much an operation asks of one type, between which days, and by whose rule. What is chosen stands in the grid at once. */
export const ExigenciaAbierta = ({
  cell,
  tipo,
  operacion,
  exigencia,
  hoy,
  onChange,
  onClose,
}: ExigenciaAbiertaProps) => {
  const t = useTexts()
  const schema = useMemo(
    () =>
      z.pipe(
        z.object({ nivel: z.enum(niveles), vigente_desde, vigente_hasta, fuente }),
        z.transform(({ nivel, ...dates }, { issues }) => {
          const asked = aNivel({ ...vacia, ...dates }, nivel, hoy)
          const problem = asked && problemaDeExigencia(tipo, asked)
          if (problem !== undefined)
            issues.push({ code: 'custom', message: problem, path: ['vigente_hasta'], input: dates })
          return asked
        }),
      ),
    [tipo, hoy],
  )
  const nivel = nivelDe(exigencia)
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: {
      nivel: nivel === 'optativo' ? 'pedido' : nivel,
      vigente_desde: exigencia ? (exigencia.vigente_desde ?? '') : hoy,
      vigente_hasta: exigencia?.vigente_hasta ?? '',
      fuente: exigencia?.fuente ?? '',
    },
  })
  const { control } = form
  const chosen = useWatch({ control, name: 'nivel' })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { success, data } = schema.safeParse(values)
          if (success) onChange(data)
        },
      }),
    [form, schema, onChange],
  )
  const posibles = nivelesDe(tipo)
  return (
    <Balloon
      anchor={cell}
      width={400}
      onClose={onClose}
      title={
        <>
          <b className="block">{tipo.nombre}</b>
          <TextLink href={rutas.operacion(operacion.operacionid)}>
            {t('exigencias.en', { nombre: operacion.nombre })}
          </TextLink>
        </>
      }
    >
      <div className="stack gap-12">
        <SegmentField
          control={control}
          name="nivel"
          label={t('exigencias.cuanto')}
          options={posibles.map((value) => ({ value, label: t(`exigencias.nivel.${value}`) }))}
        />
        {chosen !== 'no' && (
          <>
            <div className="row gap-8 at-top">
              <DateField
                control={control}
                name="vigente_desde"
                label={t('exigencias.desde')}
                required={false}
              />
              <DateField
                control={control}
                name="vigente_hasta"
                label={t('exigencias.hasta')}
                required={false}
              />
            </div>
            <TextField control={control} name="fuente" label={t('exigencias.fuente')} required={false} />
          </>
        )}
      </div>
    </Balloon>
  )
}

const vacia: Exigencia = {
  obligatorio: true,
  critico: false,
  vigente_desde: null,
  vigente_hasta: null,
  fuente: '',
}
