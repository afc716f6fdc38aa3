import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Mensajes, NounsThatSay, TextKey } from '../texts/textos.ts'
import type { Limits } from './limits.ts'

/** What a field is given to ask with. */
export interface Asking {
  form: UseFormReturn
  label: (name: string) => string
  limits: (name: string) => Limits
}

/** One question of a record: how it is asked, and how its answer reads. */
export interface RecordField<Name extends string = string> {
  /** The record's own; more than one where they are asked together. */
  names: readonly Name[]
  ask: (asking: Asking) => ReactNode
  /** Absent where there is nothing to read. */
  show?: (value: unknown, name: string, record: Readonly<Record<string, unknown>>) => ReactNode
  /** What a new record has before anybody answers. */
  empty: '' | false
}

/** Where the words of such fields stand: `noun.part`. */
type LabelsOf<Name extends string> = {
  [Noun in keyof Mensajes]: {
    [Part in keyof Mensajes[Noun] & string]: Mensajes[Noun][Part] extends Record<Name, string>
      ? `${Noun}.${Part}`
      : never
  }[keyof Mensajes[Noun] & string]
}[keyof Mensajes]

/** The nouns that have the words of its sections. */
type NounsOf = NounsThatSay<{ secciones: object }>

type SectionsOf<Noun extends keyof Mensajes> = Mensajes[Noun] extends { secciones: infer Sections }
  ? keyof Sections & string
  : never

interface RecordSection<Name extends string = string, Key extends string = string> {
  /** Its title is `${texts}.secciones.${key}`. */
  key: Key
  explanation?: TextKey
  /** It can do without: folded away below the others. */
  folded?: true
  fields: readonly RecordField<Name>[]
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

export type RecordValues<Fields extends Shape> = z.output<z.ZodMiniObject<Fields>>

/** A kind of record: what is asked to write it is what is shown to read it. */
export interface RecordKind<Fields extends Shape> {
  shape: Fields
  /** The noun whose `secciones` are its words. */
  texts: string
  /** Where its fields have theirs. */
  labels: string
  sections: readonly RecordSection<keyof Fields & string>[]
  /** What is most often right in a new one. */
  defaults: Partial<Record<keyof Fields, string>>
  /** What the fields say against each other, by the field where it is told. */
  problems?: (values: RecordValues<Fields>) => Partial<Record<keyof Fields, string | undefined>>
}

export const recordKind = <Fields extends Shape, const Noun extends NounsOf>(
  kind: RecordKind<Fields> & {
    texts: Noun
    labels: LabelsOf<keyof Fields & string>
    sections: readonly RecordSection<keyof Fields & string, SectionsOf<Noun>>[]
  },
): RecordKind<Fields> => kind
