import { randomUUID } from 'node:crypto'
import { processMediaJob } from '@/lib/domain/media/uploads/jobs'
import { db, pool } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

type Output = { name?: string; code?: string; message?: string; stack?: string; value?: object }

/** A job of a real queue, `minutesAgo` due. */
export async function createJob({ minutesAgo = 0 } = {}): Promise<{ id: string; queue: string; mediaId: string }> {
  const mediaId = randomUUID()
  await db.$transaction((tx) => enqueue(tx, processMediaJob, { mediaId, storageKey: `media/${mediaId}` }))
  const { rows } = await pool.query(
    `UPDATE pgboss.job SET start_after = now() - make_interval(mins => $2) WHERE data->>'mediaId' = $1 RETURNING id`,
    [mediaId, minutesAgo],
  )
  return { id: rows[0].id, queue: processMediaJob.name, mediaId }
}

/** A job that failed for good. */
export async function createFailedJob(output: Output = { name: 'TypeError' }) {
  const job = await createJob()
  await pool.query(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now(), retry_count = retry_limit, output = $2 WHERE id = $1`,
    [job.id, output],
  )
  return job
}

export async function jobState(id: string): Promise<string | null> {
  const { rows } = await pool.query('SELECT state FROM pgboss.job WHERE id = $1', [id])
  return rows[0]?.state ?? null
}
