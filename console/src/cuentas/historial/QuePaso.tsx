/** The document that a line tells of, and what was said with it. */
export const QuePaso = ({ tipodocumento, nota }: { tipodocumento: string | null; nota: string | null }) => (
  <>
    {tipodocumento} {nota !== null && <span className="small soft">«{nota}»</span>}
  </>
)
