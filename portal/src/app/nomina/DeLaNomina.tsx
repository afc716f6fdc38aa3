import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { forgetParaAgregar, paraAgregar } from './paraAgregar.ts'

/** Above a new chofer's form: begins it with who was left for it, and says to look. */
export const DeLaNomina = ({ form }: { form: UseFormReturn }) => {
  const t = useTexts()
  const [persona] = useState(paraAgregar)
  const put = useEffectEvent(() => {
    if (!persona) return
    forgetParaAgregar()
    for (const [field, value] of Object.entries(persona))
      if (form.getValues(field) === '')
        form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => put(), [])
  return persona && <Notice severity="info">{t('cargarNomina.deLaNomina')}</Notice>
}
