import { useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { asItTravels, rowsFor, type ChosenFile } from './chosenFiles.ts'
import { useTellRefused } from './useTellRefused.ts'

/** Files that wait here until the form they belong to is sent. */
export const useChosenFiles = (max: number) => {
  const t = useTexts()
  const tellRefused = useTellRefused()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [unreadable, setUnreadable] = useState<string>()

  const add = (chosen: readonly File[]) => {
    const room = max - files.filter(({ refused }) => !refused).length
    const { rows, unreadable: said } = rowsFor(t, chosen, { room, max })
    setUnreadable(said)
    setFiles((all) => [...all, ...rows])
    for (const { id, file, state, refusal } of rows) {
      tellRefused(refusal)
      if (state === 'uploading')
        void asItTravels(t, file).then((next) => {
          tellRefused(next.refusal)
          setFiles((all) =>
            all.map((each) => (each.id === id ? { ...each, state: 'uploaded', ...next } : each)),
          )
        })
    }
  }
  const remove = (id: string) => setFiles((all) => all.filter((each) => each.id !== id))

  return { files, unreadable, add, remove }
}
