import { Alcances } from '@portal/parts/programas/Alcances.tsx'
import { Fin } from '@portal/parts/programas/Fin.tsx'
import { isVigente, redEscrita, type Programa } from '@portal/parts/programas/programa.ts'
import { useQuitar } from '@portal/parts/programas/useQuitar.ts'
import { useUso } from '@portal/parts/programas/useUso.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId } from 'react'
import { rutas } from '../rutas.ts'
import styles from './programas.module.css'

interface ProgramaDialogProps {
  programa: Programa
  onTaken: () => void
  onClose: () => void
}

/** All that is known of a program, and the end of its token. */
export const ProgramaDialog = ({ programa, onTaken, onClose }: ProgramaDialogProps) => {
  const t = useTexts()
  const id = useId()
  const uso = useUso()
  const quitar = useQuitar('token')
  const { nombre, prefijo = '', cuentaid, accountname, alcances = [], redes = [], por_minuto = 0 } = programa
  const { creado, creado_por } = programa
  const cuando = creado && formatDateTime(creado)
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={560}>
      <DialogTitle id={id}>{nombre}</DialogTitle>
      <DialogBody>
        <DataList
          data={[
            {
              label: t('programas.datos.de'),
              value: cuentaid ? (
                <TextLink href={rutas.cuenta(cuentaid)}>{accountname}</TextLink>
              ) : (
                t('programas.datos.proveedor')
              ),
            },
            {
              label: t('programas.datos.prefijo'),
              value: (
                <code dir="ltr" className={styles.prefijo}>
                  {prefijo}…
                </code>
              ),
            },
            { label: t('programa.campos.alcances'), value: <Alcances alcances={alcances} /> },
            {
              label: t('programa.campos.redes'),
              value: redes.length === 0 ? t('programa.sinRedes') : listed(redes.map(redEscrita)),
            },
            { label: t('programa.campos.por_minuto'), value: formatNumber(por_minuto) },
            {
              label: t('programas.datos.uso'),
              value: programa.ultimo_uso
                ? [uso.ultimo(programa), uso.veces(programa)].join(' · ')
                : uso.ultimo(programa),
            },
            { label: t('programas.datos.termina'), value: <Fin programa={programa} /> },
            {
              label: t('programas.datos.hecho'),
              value: cuando && creado_por ? t('programas.datos.por', { cuando, quien: creado_por }) : cuando,
            },
          ]}
        />
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        {isVigente(programa) && (
          <Button danger onClick={() => void quitar(programa).then((taken) => taken && onTaken())}>
            {t('programa.quitar.accion')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
