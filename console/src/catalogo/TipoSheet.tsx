import { TipoVehiculo } from '@portal/contract/dominios.ts'
import { carrocerias, titularidades, vehiculos } from '@portal/contract/vehiculos.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { YesNo } from '@portal/ui/show/YesNo.tsx'
import styles from './tipoPanel.module.css'
import type { Tipo } from './tipo.ts'
import { useVenceSegun } from './useVenceSegun.ts'

/** A type to read, for who may not change it. */
export const TipoSheet = ({ tipo }: { tipo: Tipo }) => {
  const t = useTexts()
  const venceSegun = useVenceSegun()
  const day = (fecha: string | null) => fecha && formatDate(fecha)
  const yes = (value: boolean) => <YesNo value={value} />
  const of = (name: keyof typeof asked) => ({ label: t(`catalogo.campos.${name}`), value: asked[name] })
  const asked = {
    nombre_corto: tipo.nombre_corto,
    vigencia: venceSegun(tipo),
    ...(tipo.vigencia === 'mensual' && { dia_exigible: tipo.dia_exigible }),
    aviso_dias: tipo.aviso_dias.join(', ') || t('catalogo.sinAvisos'),
    obligatorio: yes(tipo.obligatorio),
    critico: yes(tipo.critico),
    vigente_desde: day(tipo.vigente_desde) ?? t('catalogo.desdeSiempre'),
    vigente_hasta: day(tipo.vigente_hasta) ?? t('catalogo.sinFin'),
    condiciones: <Condiciones tipo={tipo} />,
    compartido: yes(tipo.compartido),
    max_archivos: formatNumber(tipo.max_archivos),
    origen: t(`catalogo.origen.${tipo.origen}`),
    fuente: tipo.fuente,
    instrucciones: tipo.instrucciones,
  }
  return (
    <>
      <Notice severity="info" className={styles.notice}>
        {t('catalogo.soloMira')}
      </Notice>
      <Ficha
        data={(Object.keys(asked) as (keyof typeof asked)[]).map(of)} // its own keys
      />
    </>
  )
}

/** Of whom it is asked, as one sentence; of everybody where it says nothing. */
const Condiciones = ({ tipo }: { tipo: Tipo }) => {
  const t = useTexts()
  const oneOf = <Value extends string>(known: readonly Value[], chosen: readonly string[] | null) =>
    known.filter((value) => chosen?.includes(value))
  const said = [
    ...oneOf(vehiculos, tipo.aplica_vehiculos).map((value) => t(`vehiculo.clase.${value}`)),
    ...oneOf(carrocerias, tipo.aplica_carrocerias),
    ...oneOf(TipoVehiculo.options, [tipo.aplica_tipo_vehiculo ?? '']).map((value) =>
      t(`tipoVehiculo.${value}`),
    ),
    ...oneOf(titularidades, tipo.aplica_titularidades).map((value) => t(`titularidad.${value}`)),
    ...(tipo.aplica_peligrosas ? [t('catalogo.campos.aplica_peligrosas')] : []),
    ...(tipo.aplica_alimentos ? [t('catalogo.campos.aplica_alimentos')] : []),
    ...(tipo.aplica_extranjeros ? [t('catalogo.campos.aplica_extranjeros')] : []),
  ]
  return said.length === 0 ? t('catalogo.aTodos') : said.join(' · ')
}
