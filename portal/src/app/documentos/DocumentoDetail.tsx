import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDate, formatDateTime, formatPeriod } from '@portal/ui/show/format.ts'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import {
  CircleX as RejectedIcon,
  Lock as BlockedIcon,
  Undo2 as AnnulIcon,
  Upload as PresentIcon,
} from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CasillaChip, DocumentoChip } from '@portal/parts/chips.tsx'
import { deedOf } from '@portal/parts/deed.ts'
import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { Eliminados } from '@portal/parts/Eliminados.tsx'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { presentableOf } from './presentable.ts'
import { Presentar } from './presentar/Presentar.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { DocumentoFiles } from './detalle/DocumentoFiles.tsx'
import { Juntos } from './detalle/Juntos.tsx'
import { OtherPresentations } from './detalle/OtherPresentations.tsx'
import type { Documento } from './documento.ts'
import styles from './documentos.module.css'
import { useAnular } from './useAnular.ts'

interface DocumentoDetailProps {
  documento: Documento
  presenting: boolean
  onPresenting: (open: boolean) => void
}

/** Only the provider lifts a block, of the document or of whose it is. */
const deedOn = ({ estado_casilla: estado, estado_recurso, vigencia, fecha_vencimiento }: Documento) =>
  estado_recurso === 'BLOQUEADO' ? undefined : deedOf({ estado, vigencia, fecha_vencimiento })

/** A rejected month is presented again as that month, while it is not over, or is taken late. */
const isThisMonth = ({ vigencia, estado, fecha_vencimiento, tardio }: Documento): boolean =>
  vigencia === 'mensual' &&
  estado === 'rechazado' &&
  (tardio === true || !fecha_vencimiento || fecha_vencimiento >= hoyEnBuenosAires())

export const DocumentoDetail = ({ documento, presenting, onPresenting }: DocumentoDetailProps) => {
  const t = useTexts()
  const anular = useAnular()
  const { estado, motivo, marca_rechazo, recursoid, tipodocumentoid } = documento
  const recurso = recursoName(documento)
  const deed = deedOn(documento)
  const past = isPast(documento)
  const slot = documento.estado_casilla && <CasillaChip {...documento} estado={documento.estado_casilla} />
  const field = (name: 'recurso' | 'numero' | 'fecha_emision' | 'fecha_vencimiento' | 'periodo') =>
    t(`documento.campos.${name}`)
  const date = (value: string | null | undefined) => value && formatDate(value)

  const present = deed && (
    <PrimaryAction
      label={t(`presentar.hacer.${deed}`)}
      icon={<PresentIcon />}
      onClick={() => onPresenting(true)}
    />
  )

  return (
    <Screen
      title={documentoName({
        ...documento,
        nombre: documento.tipodocumento,
        mes: documento.vigencia === 'mensual',
      })}
      subtitle={
        <span className={styles.whose}>
          {recurso} {past ? estado && <DocumentoChip estado={estado} /> : slot}
        </span>
      }
      actions={
        <>
          {estado === 'en revision' && documento.estado_recurso !== 'BLOQUEADO' && (
            <HeadAction
              label={t('anular.accion')}
              icon={<AnnulIcon />}
              onClick={() => void anular([documento])}
            />
          )}
          {!motivo && present}
        </>
      }
    >
      <div className={styles.page}>
        {motivo && (
          <section className={styles.reason} data-tone={estado === 'bloqueado' ? 'ink' : 'red'}>
            <h2 className="row gap-8 small semibold">
              {estado === 'bloqueado' ? <BlockedIcon aria-hidden /> : <RejectedIcon aria-hidden />}
              {t(estado === 'bloqueado' ? 'documento.motivoBloqueo' : 'documento.motivoRechazo')}
            </h2>
            <p className="semibold breaks">«{motivo}»</p>
            {marca_rechazo && (
              <p className="semibold breaks">{t('documento.marcado', { pagina: marca_rechazo.pagina })}</p>
            )}
            {present && <div>{present}</div>}
          </section>
        )}
        {documento.tardio === true && documento.periodo && (
          <Notice severity="info">{t('documento.tardio', { mes: mesEnPalabras(documento.periodo) })}</Notice>
        )}
        <div className={`stack at-top gap-16 ${styles.sheet}`}>
          <Panel title={t('documento.archivos')}>
            <Eliminados eliminados={documento.eliminados} />
            <DocumentoFiles archivos={documento.archivos ?? []} marca={marca_rechazo} />
          </Panel>
          <div className={styles.page}>
            <Panel title={t('documento.datos')}>
              <DataList
                data={[
                  { label: field('recurso'), value: recurso },
                  { label: t('documento.campos.hoy'), value: past && slot },
                  { label: t('documento.campos.pedido'), value: quienLoPide(t, documento) },
                  { label: field('numero'), value: documento.numero },
                  { label: field('fecha_emision'), value: date(documento.fecha_emision) },
                  { label: field('fecha_vencimiento'), value: date(documento.fecha_vencimiento) },
                  { label: field('periodo'), value: documento.periodo && formatPeriod(documento.periodo) },
                  {
                    label: t('documento.campos.presentado'),
                    value: [
                      documento.presentado && formatDateTime(documento.presentado),
                      documento.presentado_por && documento.presentado_por_proveedor
                        ? t('documento.delProveedor', { nombre: documento.presentado_por })
                        : documento.presentado_por,
                    ]
                      .filter(Boolean)
                      .join(' · '),
                  },
                  {
                    label: t('documento.campos.decidido'),
                    value: documento.decidido && formatDateTime(documento.decidido),
                  },
                  { label: t('documento.campos.observacion'), value: documento.observacion },
                ]}
              />
            </Panel>
            {documento.juntos && documento.juntos.length > 0 && (
              <Panel title={t('documento.juntos')}>
                <Juntos juntos={documento.juntos} />
              </Panel>
            )}
            {documento.anteriores && (
              <Panel title={t('documento.anteriores')}>
                <OtherPresentations documento={documento} />
              </Panel>
            )}
          </div>
        </div>
      </div>
      {presenting && deed && recursoid !== undefined && tipodocumentoid !== undefined && (
        <Presentar
          items={[
            presentableOf({
              ...documento,
              recursoid,
              tipodocumentoid,
              recurso,
              mes: isThisMonth(documento),
              controlado: documento.tardio,
            }),
          ]}
          onClose={() => onPresenting(false)}
        />
      )}
    </Screen>
  )
}

/** Decided, and not what its slot shows: it is told by itself, and how the slot stands is told beside it. */
const isPast = ({ estado, estado_casilla }: Documento): boolean =>
  (estado === 'rechazado' || estado === 'anulado') && estado !== estado_casilla
