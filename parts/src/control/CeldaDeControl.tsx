import { estaCompleto } from '@portal/contract/reglaDeControl.ts'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { Balloon } from '@portal/ui/grid/Balloon.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { ReactNode } from 'react'
import { controlLook } from './controlLook.ts'
import styles from './control.module.css'
import type { CeldaDeControl as Celda, FilaDeControl } from './GrillaDeControl.tsx'
import { mesEnPalabras } from '../meses.ts'

interface CeldaDeControlProps {
  cell: HTMLElement
  fila: FilaDeControl
  celda: Celda
  mes: string
  /** How the control is called. */
  nombre: string
  /** What proves it, where nothing was presented. */
  tipos: readonly { nombre: string }[]
  href: string
  documentoHref: (documentoid: string) => string
  /** What can be done about it. */
  children?: ReactNode
  onClose: () => void
}

/** What a cell has no room for: whose it is, how it stands and why, by which papers and who decided. */
export const CeldaDeControl = ({
  cell,
  fila,
  celda,
  mes,
  nombre,
  tipos,
  href,
  documentoHref,
  children,
  onClose,
}: CeldaDeControlProps) => {
  const t = useTexts()
  const { estado, congelado, papeles = [], motivo } = celda
  const missing = tipos.filter((tipo) => !papeles.some((papel) => papel.tipodocumento === tipo.nombre))
  return (
    <Balloon
      anchor={cell}
      onClose={onClose}
      title={
        <>
          <Link href={href} className="block unlined underlines-name uncoloured">
            {fila.nombre}
          </Link>
          <span className="block soft regular">
            {t('control.deQue', { control: nombre, mes: mesEnPalabras(mes) })}
          </span>
        </>
      }
    >
      <p className="row wraps gap-10">
        <ToneChip {...controlLook[estado]} label={t(`control.estados.${estado}`)} />
        {congelado !== undefined && congelado !== null && (
          <span className="soft">
            {t(congelado === estado ? 'control.asiSeCerro' : 'control.seCerroComo', {
              estado: t(`control.estados.${congelado}`),
            })}
          </span>
        )}
      </p>
      {motivo && <p className={styles.why}>«{motivo}»</p>}
      <ul className={styles.papers}>
        {papeles.map((papel) => (
          <li key={papel.documentoid}>
            <Link href={documentoHref(papel.documentoid)}>{papel.nombre_corto ?? papel.tipodocumento}</Link>
            <span className="soft">
              {papel.decidido
                ? t(`control.decidido.${papel.bloqueado ? 'bloqueado' : papel.estado}`, {
                    fecha: formatDate(diaEnBuenosAires(new Date(papel.decidido))),
                    por: papel.decidido_por ?? t('control.alguien'),
                  })
                : t('control.decidido.en revision')}
            </span>
            {papel.motivo && <span className="block">«{papel.motivo}»</span>}
          </li>
        ))}
        {!estaCompleto(estado) &&
          missing.map((tipo) => (
            <li key={tipo.nombre}>
              {tipo.nombre} <span className="soft">{t('control.noEsta')}</span>
            </li>
          ))}
        {!estaCompleto(estado) && tipos.length === 0 && <li>{t('control.nadaLoPrueba')}</li>}
      </ul>
      {children}
    </Balloon>
  )
}
