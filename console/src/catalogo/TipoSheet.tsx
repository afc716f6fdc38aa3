import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { YesNo } from '@portal/ui/show/YesNo.tsx'
import { CambioQueEspera } from './cambio/CambioQueEspera.tsx'
import type { Tipo } from './tipo.ts'
import { useCondiciones } from './cambio/useCondiciones.ts'
import { useVenceSegun } from './cambio/useVenceSegun.ts'

/** A type to read, for who may not change it. */
export const TipoSheet = ({ tipo }: { tipo: Tipo }) => {
  const t = useTexts()
  const venceSegun = useVenceSegun()
  const condiciones = useCondiciones()
  const day = (fecha: string | null) => fecha && formatDate(fecha)
  const yes = (value: boolean) => <YesNo value={value} />
  const of = (name: keyof typeof asked) => ({ label: t(`catalogo.campos.${name}`), value: asked[name] })
  const asked = {
    nombre_corto: tipo.nombre_corto,
    vigencia: venceSegun(tipo),
    ...(tipo.vigencia === 'mensual' && { dia_exigible: tipo.dia_exigible }),
    aviso_dias: tipo.aviso_dias.join(', ') || t('catalogo.sinAvisos'),
    ...(tipo.plazo_dias !== null && { plazo_dias: formatNumber(tipo.plazo_dias) }),
    alcance: t(`catalogo.alcance.${tipo.alcance}`),
    obligatorio: yes(tipo.obligatorio),
    critico: yes(tipo.critico),
    conservacion_meses: formatNumber(tipo.conservacion_meses),
    vigente_desde: day(tipo.vigente_desde) ?? t('catalogo.desdeSiempre'),
    vigente_hasta: day(tipo.vigente_hasta) ?? t('catalogo.sinFin'),
    condiciones: condiciones(tipo),
    compartido: yes(tipo.compartido),
    frases: tipo.frases?.split('\n').join(' · ') ?? '',
    ...(tipo.nomina !== null && { nomina: t(`catalogo.nomina.${tipo.nomina}`) }),
    max_archivos: formatNumber(tipo.max_archivos),
    origen: t(`catalogo.origen.${tipo.origen}`),
    fuente: tipo.fuente,
    instrucciones: tipo.instrucciones,
  }
  return (
    <>
      <Notice severity="info" className="room-below">
        {t('catalogo.soloMira')}
      </Notice>
      <CambioQueEspera tipo={tipo} />
      <Ficha
        data={(Object.keys(asked) as (keyof typeof asked)[]).map(of)} // its own keys
      />
    </>
  )
}
