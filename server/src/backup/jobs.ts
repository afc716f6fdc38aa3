import type pg from 'pg'
import * as z from 'zod/mini'

/** A job that still has a try left, in the words of the queue's own function: its tables differ between versions. */
const Job = z.object({
  identifier: z.string(),
  payload: z.unknown(),
  queue_name: z.nullable(z.string()),
  run_at: z.string(),
  max_attempts: z.number(),
  job_key: z.nullable(z.string()),
  priority: z.number(),
})

export async function listJobs(client: pg.ClientBase): Promise<Buffer> {
  const { rows } = await client.query(
    `select t.identifier, j.payload, q.queue_name, to_json(j.run_at) #>> '{}' as run_at, j.max_attempts, j.key as job_key, j.priority
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.attempts < j.max_attempts
     order by j.id`,
  )
  return Buffer.from(JSON.stringify(rows))
}

/** In place of whatever was queued. Each begins with all its tries. */
export async function replaceJobs(client: pg.ClientBase, bytes: Buffer): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs')
  for (const job of z.array(Job).parse(JSON.parse(bytes.toString('utf8'))))
    await client.query(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5,
         job_key => $6, priority => $7)`,
      [
        job.identifier,
        JSON.stringify(job.payload),
        job.queue_name,
        job.run_at,
        job.max_attempts,
        job.job_key,
        job.priority,
      ],
    )
}
