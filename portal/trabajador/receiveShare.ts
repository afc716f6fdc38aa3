import { sharedField } from '@portal/contract/door.ts'
import { keptShared, type ShareRefusal } from '@portal/ui/kept/keptShared.ts'

/**
 * Takes what another app shared, which stays on this device until a person of the account brings it in, and leads to the
 * bandeja, which says what became of it. Any page of the web can post here too: so nothing of it leaves by itself.
 */
export async function receiveShare(request: Request): Promise<Response> {
  return Response.redirect(
    `/app/pages/documentos/bandeja?compartido=${(await take(request)) ?? 'llego'}`,
    303,
  )
}

async function take(request: Request): Promise<ShareRefusal | undefined> {
  try {
    const form = await request.formData()
    return await keptShared.take(form.getAll(sharedField).filter((each) => each instanceof File))
  } catch {
    return 'fallo'
  }
}
