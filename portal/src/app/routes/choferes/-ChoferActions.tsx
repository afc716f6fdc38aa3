import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { useConfirm } from '@portal/ui/Confirm.tsx'
import { useToast } from '@portal/ui/Toasts.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rutas } from '../../rutas.ts'
import { useLogin } from '../../session/useLogin.ts'
import { useWrite } from '../../useWrite.ts'
import { choferFullName, type Chofer } from './-choferValues.ts'
import { LeaveDialog } from './-LeaveDialog.tsx'

const onBand = { color: 'inherit', borderColor: 'currentcolor' } as const

/** What can be done with a chofer. A blocked one is the provider's to release, and a suspended account only looks. */
export const ChoferActions = ({ chofer }: { chofer: Chofer }) => {
  const { t } = useTranslation()
  const { estado } = useLogin()
  const toast = useToast()
  const confirm = useConfirm()
  const save = useWrite('SaveChofer')
  const [leaving, setLeaving] = useState(false)
  if (estado === estadoCuenta.suspendido || chofer.estado_cuenta === 'BLOQUEADO') return null

  const reactivate = async () => {
    const confirmed = await confirm({
      title: t('chofer.reactivacion.titulo', { nombre: choferFullName(chofer) }),
      message: t('chofer.reactivacion.mensaje'),
      confirmLabel: t('chofer.reactivacion.confirmar'),
    })
    if (!confirmed) return
    save.mutate(
      { choferid: chofer.choferid, values: { estado_cuenta: 'ACTIVO', version: chofer.version } },
      {
        onSuccess: () => toast({ message: t('guardado.actualizado') }),
        onError: (error) => toast({ message: error.message, severity: 'error', durationMs: 6000 }),
      },
    )
  }

  return (
    <>
      {chofer.estado_cuenta === 'ACTIVO' ? (
        <Button variant="outlined" sx={onBand} onClick={() => setLeaving(true)}>
          {t('chofer.darDeBaja')}
        </Button>
      ) : (
        <Button variant="outlined" sx={onBand} loading={save.isPending} onClick={() => void reactivate()}>
          {t('chofer.reactivar')}
        </Button>
      )}
      <Button
        variant="contained"
        color="secondary"
        startIcon={<EditIcon />}
        href={rutas.editarChofer(chofer.choferid)}
      >
        {t('chofer.editar')}
      </Button>
      {leaving && <LeaveDialog chofer={chofer} onClose={() => setLeaving(false)} />}
    </>
  )
}
