import { isVigente, type Programa } from '@portal/parts/programas/programa.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useState } from 'react'
import { ProgramaDialog } from './ProgramaDialog.tsx'
import { ProgramaRow } from './ProgramaRow.tsx'
import styles from './programas.module.css'

interface ProgramasListProps {
  programas: readonly Programa[]
  onTaken: (tokenid: string) => void
}

/** Those that ask, and below them, quieter, those that did until lately; each opens what is known of it. */
export const ProgramasList = ({ programas, onTaken }: ProgramasListProps) => {
  const t = useTexts()
  const [openid, setOpenid] = useState<string>()
  const ended = programas.filter((programa) => !isVigente(programa))
  const open = programas.find(({ tokenid }) => tokenid === openid)
  const row = (programa: Programa) => (
    <ProgramaRow key={programa.tokenid} programa={programa} onOpen={() => setOpenid(programa.tokenid)} />
  )
  return (
    <>
      <div className={styles.list}>
        <ul className="line-above lined small">{programas.filter(isVigente).map(row)}</ul>
        {ended.length > 0 && (
          <section>
            <h3 className="tiny soft semibold shaded line-above pad-10-16">{t('programa.terminados')}</h3>
            <ul className="line-above lined small" data-ended>
              {ended.map(row)}
            </ul>
          </section>
        )}
      </div>
      {open && (
        <ProgramaDialog
          programa={open}
          onTaken={() => {
            setOpenid(undefined)
            onTaken(open.tokenid)
          }}
          onClose={() => setOpenid(undefined)}
        />
      )}
    </>
  )
}
