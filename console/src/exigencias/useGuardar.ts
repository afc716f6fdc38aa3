import { Refusal } from '@portal/contract/refusals.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conCambio, type Cambio, type Operacion } from './exigencia.ts'
import { miradaDe } from './QuienCambia.tsx'
import { useParaConfirmar } from '../piezas/useParaConfirmar.ts'

interface Cambiada {
  operacion: Operacion
  cambio: Cambio
}

interface Problem {
  operacionid: string
  nombre: string
  message: string
}

/**
 * Saves what was changed, operation by operation, after asking where somebody could no longer go. What one of them is refused
 * stays as it was typed; the others are saved.
 */
export const useGuardar = (changed: readonly Cambiada[], onSaved: (operacionid: string) => void) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const toast = useToast()
  const paraConfirmar = useParaConfirmar()
  const write = useWrite('SaveOperacion')
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])

  /** What follows of one; undefined where that isn't known, null where it is refused anyway. */
  const look = async ({ operacion, cambio }: Cambiada) => {
    try {
      const { vista } = await queryClient.query(operationQuery('SaveOperacion', miradaDe(operacion, cambio)))
      return vista ?? undefined
    } catch (error) {
      return error instanceof Refusal && error.is('INVALID_INPUT') ? null : undefined
    }
  }
  const agreed = async (): Promise<boolean> => {
    const looks = await Promise.all(changed.map(look))
    const asked = changed.flatMap(({ operacion: { nombre } }, index) => {
      const vista = looks[index]
      return vista === null ? [] : paraConfirmar(nombre, vista)
    })
    if (asked.length === 0) return true
    return confirm({
      title: t('exigencias.confirmar.titulo'),
      message: `${asked.join(' ')} ${t('exigencias.confirmar.mensaje')}`,
      confirmLabel: t('exigencias.confirmar.boton'),
      danger: true,
    })
  }
  const save = async ({ operacion, cambio }: Cambiada): Promise<Problem | undefined> => {
    const { operacionid, nombre } = operacion
    try {
      await write.mutateAsync({
        operacionid,
        values: { exigencias: conCambio(operacion, cambio), version: cambio.version },
      })
      onSaved(operacionid)
      return undefined
    } catch (error) {
      // Who was first is told by the answer to this.
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
      const message =
        error instanceof Refusal
          ? [error.message, ...Object.values(error.body.fields ?? {})].join(' ')
          : error instanceof Error
            ? say(error.message)
            : t('formulario.noSeGuardo')
      return { operacionid, nombre, message }
    }
  }
  const guardar = async () => {
    if (saving) return
    setSaving(true)
    setProblems([])
    try {
      if (!(await agreed())) return
      const failed: Problem[] = []
      let saved = 0
      for (const each of changed) {
        const problem = await save(each)
        if (problem) failed.push(problem)
        else saved += Object.keys(each.cambio.celdas).length
      }
      setProblems(failed)
      if (saved > 0)
        toast({
          message: t('exigencias.guardado', { count: saved, n: formatNumber(saved) }),
          about: 'guardado',
        })
    } finally {
      setSaving(false)
    }
  }
  return { guardar, saving, problems }
}
