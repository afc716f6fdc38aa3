import { Refusal } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import { Consulta, type CampoConsulta } from '@portal/contract/consultas.ts'
import { contactRoutes } from '@portal/contract/rutas.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { saidRefusal } from '../said.ts'
import { browserCaller } from './caller.ts'
import type { DoorParts } from './doorParts.ts'
import { idiomaOf } from './idiomaOf.ts'
import type { FilledPage } from './pages.ts'
import { sendFilled } from './sendPage.ts'

const campos = Object.keys(Consulta) as CampoConsulta[] // they are its keys

/** A field that nobody sees: whoever fills it in is no person. */
const trap = 'sitio'

/** Text of a form: a browser sends its line breaks as two characters, which count as one where it is typed. */
const Text = z.catch(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n')),
  ),
  '',
)
const Form = z.catch(z.object(Object.fromEntries([...campos, trap].map((name) => [name, Text]))), {})

interface Written {
  values: Record<string, string>
  refused?: Refusal
}

/**
 * The letter to the provider, as a form that posts by itself: these pages have no script. What is wrong comes back on a
 * page with everything that was typed. See docs/decisions/0045.
 */
export async function contactForm(
  app: FastifyInstance,
  { settings, dispatch, cookies, takesConsultas }: DoorParts,
  {
    pages,
    notFound,
  }: {
    pages: Readonly<Record<Idioma, FilledPage>>
    notFound: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
  },
): Promise<void> {
  await app.register(formbody)

  app.get(contactRoutes.form, async (_request, reply) =>
    (await takesConsultas()) ? show(reply, { values: {} }) : notFound(reply),
  )

  app.post(contactRoutes.form, async (request, reply) => {
    if (!(await takesConsultas())) return notFound(reply)
    const { [trap]: trapped = '', ...values } = Form.parse(request.body)
    if (trapped !== '') return reply.redirect(contactRoutes.sent, 303)
    try {
      await dispatch.carrier({
        operation: 'EnviarConsulta',
        input: { values },
        caller: browserCaller(request, settings, cookies.portal),
        requestId: request.id,
        log: request.log,
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return show(reply, { values, refused: error })
    }
    return reply.redirect(contactRoutes.sent, 303)
  })

  function show(reply: FastifyReply, { values, refused }: Written): FastifyReply {
    const idioma = idiomaOf(reply.request)
    const body = refused && saidRefusal(idioma, refused.body)
    const { fields = {}, retryAfter } = body ?? {}
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    if (refused) reply.code(refused.status === 200 ? 422 : refused.status)
    return sendFilled(reply, pages[idioma], {
      casos: [
        ...(refused ? ['aviso'] : []),
        ...campos.map((campo) => `${campo}.${campo in fields ? 'mal' : 'bien'}`),
      ],
      textos: {
        ...values,
        ...Object.fromEntries(Object.entries(fields).map(([campo, text]) => [`${campo}.error`, text])),
        ...(body && { aviso: body.message }),
      },
    })
  }
}
