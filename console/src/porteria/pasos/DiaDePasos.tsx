import { diaEnBuenosAires, hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Paso } from '@portal/contract/puertas.ts'
import { diaDeSemana } from '@portal/parts/tiempo.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pasosAddress } from '../address.ts'

export const diaDePaso = ({ momento }: Paso): string => diaEnBuenosAires(new Date(momento))

/** A day, and how many passed on it of what is shown. */
export const DiaDePasos = ({ dia }: { dia: string }) => {
  const t = useTexts()
  const [address] = useAddress(pasosAddress.read)
  const { data } = useQuery({
    ...operationQuery('ListPasos', pasosAddress.input(address)),
    placeholderData: keepPreviousData,
  })
  const pasos = data?.dias.find((each) => each.dia === dia)?.pasos
  const hoy = hoyEnBuenosAires()
  const fecha = `${diaDeSemana(dia)} ${formatDate(dia)}`
  const said =
    dia === hoy
      ? t('porteria.dia.hoy', { fecha })
      : dia === sumarDias(hoy, -1)
        ? t('porteria.dia.ayer', { fecha })
        : fecha
  return (
    <span className="tiny">
      <b>{said}</b>
      {pasos !== undefined && ` · ${t('porteria.cantidad', { count: pasos, n: formatNumber(pasos) })}`}
    </span>
  )
}
