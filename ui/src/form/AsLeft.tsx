import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'

interface AsLeftProps {
  form: UseFormReturn
  names: readonly string[]
  /** What the fields held when the last of them was left. */
  left: Readonly<Record<string, string>>
  children: ReactNode
}

/** What was found by fields as they were left, until one of them is typed in again. */
export const AsLeft = ({ form: { control }, names, left, children }: AsLeftProps) => {
  const now: unknown[] = useWatch({ control, name: [...names] })
  return names.every((name, index) => left[name] === now[index]) && children
}
