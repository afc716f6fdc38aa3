import formbody from '@fastify/formbody'
import { Refusal, refuse } from '@portal/contract'
import {
  fallaOf,
  oidcPaths,
  vueltaDeIngreso,
  type FallaDeIngreso,
} from '@portal/contract/ingresoPorEmpresa.ts'
import { consoleRoutes } from '@portal/contract/rutas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import type { Caller } from '../handler.ts'
import { enterByCompany, ingresoPorEmpresa, ofTheCompany } from '../oidc/enterByCompany.ts'
import { asIngreso } from '../oidc/findPerson.ts'
import { leaveByCompany, salidaPorEmpresa } from '../oidc/leaveByCompany.ts'
import { noteRefused } from '../oidc/noteRefused.ts'
import { networkOf } from '../sessions/networkOf.ts'
import type { Try } from '../sessions/limits.ts'
import type { AppParts } from './appParts.ts'
import { maxStrangerBytes } from './bareApp.ts'
import { caller, linkCaller } from './caller.ts'
import { faultOf } from './fault.ts'
import type { Away } from './oidcCookies.ts'
import { isOwnPage } from './sameOrigin.ts'

/** What nobody wrote by hand is an empty question, and is answered as such. */
const Query = z.catch(z.object({ volver: z.optional(z.string()) }), {})
const Notice = z.catch(z.object({ logout_token: z.string() }), { logout_token: '' })

/** The company's own sign-in: the way there, the way back, and the company's notice that somebody left. See docs/decisions/0122. */
export async function oidcDoors(app: FastifyInstance, parts: AppParts): Promise<void> {
  if (!parts.company) return
  const { services, sides, cookies } = parts
  const side = sides.provider
  const { oidc, issuer, away } = parts.company

  app.get(oidcPaths.entrar, (request, reply) => {
    const volver = vueltaDeIngreso(Query.parse(request.query).volver)
    // A session begins by the person's own hand: another site's link leads as far as the page that asks for it.
    if (!isOwnPage(request)) return signInPage(reply, volver)
    return orSaid(request, reply, volver, async () => {
      await services.limits.consume(await tryOf(linkCaller(request, cookies.consola)))
      return leadAway(reply, volver, away.promptOf(request))
    })
  })

  app.get(oidcPaths.vuelta, (request, reply) => {
    const gone = away.read(request)
    away.clear(reply)
    return orSaid(request, reply, gone?.volver, async () => {
      if (!gone) throw refuse('COMPANY_LATE')
      const who = linkCaller(request, cookies.consola)
      await services.limits.consume(await tryOf(who))
      const back = new URL(request.url, parts.settings.baseUrl)
      if (knowsNoChoice(back, gone)) return leadAway(reply, gone.volver, 'login')
      const person = await issuer.finish(back, gone)
      const entered = await enterByCompany(person, { side, oidc, caller: who, requestId: request.id })
      away.forgetLeft(reply)
      cookies.consola.write(reply, entered.token)
      if (entered.navegador !== undefined) cookies.consola.writeNavegador(reply, entered.navegador)
      return reply.redirect(gone.volver, 303)
    })
  })

  await app.register(formbody)
  app.post(oidcPaths.salida, { bodyLimit: maxStrangerBytes }, async (request, reply) => {
    const who = caller(request, undefined, false)
    try {
      const ended = await issuer.readLogout(Notice.parse(request.body).logout_token)
      await leaveByCompany(ended, { side, caller: who, requestId: request.id })
      return await reply.send()
    } catch (error) {
      if (!(error instanceof Refusal) || !isOfCompany(error)) throw error
      noteRefused(side, error, { operacion: salidaPorEmpresa, caller: who })
      if (error.is('COMPANY_DOWN')) return reply.code(503).send()
      await services.limits.consume({ limit: 'companyFrom', key: `salida:${networkOf(who.ip)}` })
      return reply.code(400).send({ error: 'invalid_request' })
    }
  })

  async function leadAway(
    reply: FastifyReply,
    volver: string,
    prompt: Away['prompt'],
  ): Promise<FastifyReply> {
    const { url, flight } = await issuer.begin({ prompt })
    away.write(reply, { ...flight, volver, prompt })
    return reply.redirect(url.href, 303)
  }

  /** Counted by the browser alone where one of the provider's people signed in with it before, as sign-ins are. */
  async function tryOf({ ip, navegadorHash }: Caller): Promise<Try> {
    if (navegadorHash) {
      const { rows } = await sql<{ known: boolean }>`
        select navegador_de_operador(${navegadorHash}) as known`.execute(asIngreso(side))
      if (rows[0]?.known === true) return { limit: 'companyKnown', key: navegadorHash.toString('base64url') }
    }
    return { limit: 'companyFrom', key: networkOf(ip) }
  }

  /** A person reads pages: whatever goes wrong is said on the one where they sign in. */
  async function orSaid(
    request: FastifyRequest,
    reply: FastifyReply,
    volver: string | undefined,
    enter: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await enter()
    } catch (error) {
      const why = translated(error)
      if (!(why instanceof Refusal)) faultOf(error, request)
      else if (!why.is(...ofTheCompany))
        noteRefused(side, why, { operacion: ingresoPorEmpresa, caller: linkCaller(request, cookies.consola) })
      // The company knows the browser by now, and would answer as weakly again.
      if (why instanceof Refusal && why.is('COMPANY_WEAK')) away.noteWeak(reply)
      return signInPage(
        reply,
        volver,
        fallaOf((name) => why instanceof Refusal && why.is(name)),
      )
    }
  }
}

function signInPage(reply: FastifyReply, volver: string | undefined, falla?: FallaDeIngreso): FastifyReply {
  const search = new URLSearchParams({
    ...(falla && { falla }),
    ...(volver !== undefined && volver !== consoleRoutes.cola && { volver }),
  }).toString()
  return reply.redirect(search === '' ? consoleRoutes.ingreso : `${consoleRoutes.ingreso}?${search}`, 303)
}

/** Some issuers know no way to choose an account: they ask for the password again. */
const knowsNoChoice = ({ searchParams }: URL, { state, prompt }: Away): boolean =>
  prompt === 'select_account' &&
  searchParams.get('error') === 'invalid_request' &&
  searchParams.get('state') === state

const isOfCompany = (refusal: Refusal) => refusal.is('COMPANY_ODD', 'COMPANY_DOWN')
