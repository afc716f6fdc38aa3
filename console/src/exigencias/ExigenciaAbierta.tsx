import { zodResolver } from '@hookform/resolvers/zod'
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
import styles from './exigenciaAbierta.module.css'
import {
  aNivel,
  datos,
  nivelDe,
  niveles,
  nivelesDe,
  problemaDe,
  type Exigencia,
  type Nivel,
  type Operacion,
} from './exigencia.ts'

interface ExigenciaAbiertaProps {
  cell: HTMLElement
  tipo: Tipo
  operacion: Operacion
  exigencia: Exigencia | undefined
  hoy: string
  onChange: (exigencia: Exigencia | undefined) => void
  onClose: () => void
}

/** How much an operacion asks of one type, between which days, and by whose rule. What is chosen stands in the grid at once. */
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
      z
        .object({
          nivel: z.enum([...niveles, 'optativo']),
          vigente_desde: z.string(),
          vigente_hasta: z.string(),
          fuente: z.string(),
        })
        .check(({ value, issues }) => {
          const asked = comoSeEscribio(value, hoy)
          const problem = asked && problemaDe(tipo, asked)
          if (problem === undefined) return
          const { error } = datos.safeParse(asked)
          issues.push({
            code: 'custom',
            message: problem,
            path: error?.issues[0]?.path ?? ['vigente_hasta'],
            input: value,
          })
        }),
    [tipo, hoy],
  )
  const nivel = nivelDe(exigencia)
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: {
      nivel,
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
        // What can't be saved stands in the grid too, and says so there: closing this loses nothing.
        callback: ({ values }) => onChange(comoSeEscribio(values, hoy)),
      }),
    [form, hoy, onChange],
  )
  // What programs alone ask for stays as it is until another level is chosen.
  const posibles: Nivel[] = [...nivelesDe(tipo), ...(nivel === 'optativo' ? [nivel] : [])]
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
            <div className={styles.dates}>
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

interface Escrita {
  nivel: Nivel
  vigente_desde: string
  vigente_hasta: string
  fuente: string
}

const comoSeEscribio = ({ nivel, vigente_desde, vigente_hasta, fuente }: Escrita, hoy: string) =>
  aNivel(
    {
      obligatorio: true,
      critico: false,
      vigente_desde: vigente_desde === '' ? null : vigente_desde,
      vigente_hasta: vigente_hasta === '' ? null : vigente_hasta,
      fuente: fuente.trim(),
    },
    nivel,
    hoy,
  )
