/**
 * Waits for all that was asked at once. Of what fails the first in order is told: in one message, those after it did
 * not even run.
 */
export async function together<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> {
  const settled = await Promise.allSettled(asked)
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return Promise.all(asked)
}
