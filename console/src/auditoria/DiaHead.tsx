import { diaEnBuenosAires, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  CircleCheck as WholeIcon,
  Hourglass as OpenIcon,
  LockKeyhole as SealedIcon,
  TriangleAlert as BrokenIcon,
} from 'lucide-react'
import { rutas } from '../rutas.ts'
import { auditoriaAddress } from './address.ts'
import styles from './auditoria.module.css'
import type { Linea } from './linea.ts'
import { selloDe, type Sello } from './sello.ts'

export const diaDe = ({ creado }: Linea): string => diaEnBuenosAires(new Date(creado))

const looks = {
  abierto: { tone: 'slate', icon: OpenIcon },
  sellado: { tone: 'slate', icon: SealedIcon },
  coincide: { tone: 'green', icon: WholeIcon },
  roto: { tone: 'red', icon: BrokenIcon },
} as const satisfies Record<Sello, object>

/** A day: how many lines it has, of which the page may show a part, and whether they are as they were sealed. */
export const DiaHead = ({ dia }: { dia: string }) => {
  const t = useTexts()
  const [address] = useAddress(auditoriaAddress.read)
  const { data: page } = useQuery({
    ...operationQuery('ListAuditoria', auditoriaAddress.input(address)),
    placeholderData: keepPreviousData,
  })
  const { data: cadena } = useQuery(operationQuery('VerificarAuditoria', {}))
  const found = page?.dias.find((each) => each.dia === dia)
  const here = page?.records.filter((linea) => diaDe(linea) === dia).length ?? 0
  const date = formatDate(dia)
  const sello = found && selloDe(found, cadena)
  return (
    <span className={styles.dayHead}>
      <b>{dia === hoyEnBuenosAires() ? t('auditoria.dia.hoy', { fecha: date }) : date}</b>
      {found &&
        (found.lineas > here ? (
          <TextLink href={rutas.auditoria({ ...address, page: undefined, desde: dia, hasta: dia })}>
            {t('auditoria.dia.verLineas', { n: formatNumber(found.lineas) })}
          </TextLink>
        ) : (
          <span className="soft">
            {t('auditoria.dia.lineas', { count: found.lineas, n: formatNumber(found.lineas) })}
          </span>
        ))}
      {sello && (
        <span className="to-end">
          <ToneChip {...looks[sello]} label={t(`auditoria.dia.${sello}`)} />
        </span>
      )}
    </span>
  )
}
