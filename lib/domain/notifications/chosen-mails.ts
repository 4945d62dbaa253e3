import 'server-only'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { defineCommand, nothing, type RunContext } from '@/lib/server/command'
import { chosenMails, mailsForm, mailsPath } from './mail-list-schema'

type Context = Pick<RunContext, 'tx' | 'enqueue'>
type Found = Array<{ id: string }>

/**
 * Sends those of the mails again that failed or were dropped, and those at once that wait for their next try. Each
 * keeps its Message-ID, because it is the same mail. Returns how many; the others are sent or being sent.
 */
async function sendAgain({ tx, enqueue }: Context, ids: readonly string[]): Promise<number> {
  const stopped = await tx.$queryRaw<Found>`
    UPDATE "Mail" SET status = 'queued', attempts = 0
    WHERE id IN (
      SELECT id FROM "Mail" WHERE id = ANY(${ids}::uuid[]) AND status IN ('failed', 'dropped') FOR UPDATE SKIP LOCKED
    )
    RETURNING id`
  const waiting = await tx.mail.findMany({
    where: { id: { in: [...ids], notIn: stopped.map(({ id }) => id) }, status: 'queued' },
    select: { id: true },
  })
  const hurried = new Set(await hurryJobs(tx, waiting))
  const lost = waiting.filter(({ id }) => !hurried.has(id))
  for (const { id } of [...stopped, ...lost]) await enqueue(sendMailJob, { mailId: id })
  return stopped.length + waiting.length
}

/** Makes the jobs of mails due now; returns the ids of the mails that have one, also one that runs. */
async function hurryJobs(tx: Context['tx'], mails: Found): Promise<string[]> {
  const jobs = await tx.$queryRaw<Array<{ mailId: string }>>`
    UPDATE pgboss.job SET start_after = least(start_after, now())
    WHERE name = ${sendMailJob.name} AND state <= 'active' AND data->>'mailId' = ANY(${mails.map(({ id }) => id)})
    RETURNING data->>'mailId' AS "mailId"`
  return jobs.map(({ mailId }) => mailId)
}

/** Those of the mails that wait or failed are never sent. Returns how many; one that is being sent is left alone. */
function dropChosen({ tx }: Pick<Context, 'tx'>, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    UPDATE "Mail" SET status = 'dropped'
    WHERE id IN (
      SELECT id FROM "Mail" WHERE id = ANY(${ids}::uuid[]) AND status IN ('queued', 'failed') FOR UPDATE SKIP LOCKED
    )`
}

type Act = 'sendt' | 'droppet'
const acts: Record<Act, (context: Context, ids: readonly string[]) => Promise<number>> = {
  sendt: sendAgain,
  droppet: dropChosen,
}

/** A command about several mails. After a post without script, `act` and the count select the page's message. */
export const defineMailsCommand = (name: string, act: Act) =>
  defineCommand({
    name,
    session: 'required',
    input: chosenMails,
    load: nothing,
    authorize: canReadMails,
    run: async (context, { ids }) => {
      const count = await acts[act](context, ids)
      context.about({ type: 'mail', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length}`, detail: { count, ids } })
      return { count }
    },
    form: {
      name: mailsForm,
      done: ({ count }) => `${mailsPath}?tak=${act}&antal=${count}#${mailsForm}`,
      back: () => mailsPath,
    },
  })
