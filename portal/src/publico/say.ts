import { sayingIn } from '@portal/contract/wording.ts'
import { idiomaIn } from '@portal/contract/idioma.ts'
import { campos } from '@portal/contract/sentences/es/campos.ts'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

/** Makes text of what these pages say by themselves of a field: each build has the table of its language. */
export const say = sayingIn(idiomaIn(import.meta.env.IDIOMA) ?? 'es', campos)

/** A form's check, what it finds wrong as text. */
export const saying =
  <Values extends FieldValues, Context, Sent>(
    check: Resolver<Values, Context, Sent>,
  ): Resolver<Values, Context, Sent> =>
  async (...asked) => {
    const found = await check(...asked)
    // The forms of these pages have no fields within fields.
    for (const error of Object.values(found.errors) as (FieldError | undefined)[])
      if (error?.message !== undefined) error.message = say(error.message)
    return found
  }
