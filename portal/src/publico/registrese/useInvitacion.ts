import { esDeEmpresa, formatCuit } from '@portal/contract/identificacion.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../call.ts'
import { personaDe } from './personaDe.ts'
import type { RegistrationValues } from './registration.ts'

interface Invitacion {
  /** Who invited; missing while nobody knows, and where nobody did. */
  proveedor: string | undefined
  /** The link serves no more: the form is there all the same. */
  vencida: boolean
  /** A person fills the form in: that is what counts as opened. See docs/decisions/0086. */
  onInput: () => void
}

/** Of a mailed link, whose token stands behind the `#`: what is known goes into the form. */
export function useInvitacion({ reset, getValues }: UseFormReturn<RegistrationValues>): Invitacion {
  const [proveedor, setProveedor] = useState<string>()
  const [vencida, setVencida] = useState(false)
  const untold = useRef<string>(undefined)

  useEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get('invitacion')
    if (token === null) return
    call('AbrirInvitacion', { token }).then(
      ({ records: [known] }) => {
        if (!known) return
        untold.current = token
        const { cuit, email, nombre } = known
        reset(
          {
            ...getValues(),
            tipo_documento: 'CUIT',
            cuit: formatCuit(cuit),
            email,
            // A company's name is nobody's own.
            ...(nombre && !esDeEmpresa(cuit) && personaDe(nombre)),
          },
          { keepDirtyValues: true },
        )
        setProveedor(known.proveedor)
      },
      (failure: unknown) => setVencida(failure instanceof Refusal),
    )
  }, [reset, getValues])

  const onInput = useCallback(() => {
    const token = untold.current
    untold.current = undefined
    // Nobody has to wait for it, nor to know when it does not arrive.
    if (token !== undefined) call('AbrirInvitacion', { token, completa: true }).catch(() => undefined)
  }, [])

  return { proveedor, vencida, onInput }
}
