import { readPasswords, SUPERUSER } from '@portal/server/database/embedded/cluster.ts'

/** The same database as `ownerUrl` tells, as who may do everything in it. `dataDir` is where its passwords are. */
export async function superuserUrl(ownerUrl: string, dataDir: string): Promise<string> {
  const passwords = await readPasswords(dataDir)
  if (!passwords) throw new Error(`no passwords in ${dataDir}`)
  const url = new URL(ownerUrl)
  url.username = SUPERUSER
  url.password = passwords.superuser
  return url.href
}
