import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import styles from './auditoria.module.css'
import { dondeSeVe, inOrder, nombreDeCampo, programadoEn, valorDe, type Cambio } from './linea.ts'

/** One row that a write changed: each field, before and after. */
export const LoQueCambio = ({ cambio }: { cambio: Cambio }) => {
  const t = useTexts()
  const { que, nombre } = cambio
  const called = nombre ?? t('auditoria.detalle.sinNombre')
  const href = dondeSeVe(cambio)
  const campos = inOrder(cambio)
  return (
    <section>
      <h3 className="small bold">
        {t(programadoEn(cambio) ? 'auditoria.detalle.programado' : `auditoria.detalle.${que}`, {
          nombre: called,
        })}
      </h3>
      {campos.length > 0 && (
        <table className={styles.changes} aria-label={t('auditoria.detalle.tabla', { nombre: called })}>
          <thead>
            <tr>
              <th scope="col" className="small-size soft">
                {t('auditoria.detalle.campo')}
              </th>
              <th scope="col" className="small-size soft">
                {t('auditoria.detalle.antes')}
              </th>
              <th scope="col" className="small-size soft">
                {t('auditoria.detalle.despues')}
              </th>
            </tr>
          </thead>
          <tbody>
            {campos.map((campo) => (
              <tr key={campo.campo}>
                <th scope="row" className="soft">
                  {nombreDeCampo(t, cambio, campo)}
                </th>
                {campo.callado ? (
                  <td colSpan={2} className="tiny soft">
                    {t('auditoria.detalle.callado')}
                  </td>
                ) : (
                  <>
                    <td>{valorDe(t, campo, campo.antes)}</td>
                    <td>{valorDe(t, campo, campo.despues)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {href !== undefined && (
        <TextLink href={href}>{t('auditoria.detalle.abrir', { nombre: called })}</TextLink>
      )}
    </section>
  )
}
