import text from '../../piezas/text.module.css'

/** The document that a line tells of, and what was said with it. */
export const QuePaso = ({ tipodocumento, nota }: { tipodocumento: string | null; nota: string | null }) => (
  <>
    {tipodocumento} {nota !== null && <span className={text.soft}>«{nota}»</span>}
  </>
)
