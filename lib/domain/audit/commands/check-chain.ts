import 'server-only'
import { z } from 'zod'
import { checkChain } from '@/lib/domain/audit/chain'
import { chainForm } from '@/lib/domain/audit/copy'
import { AuditError } from '@/lib/domain/audit/errors'
import { findLastCheck } from '@/lib/domain/audit/last-check'
import { auditPath } from '@/lib/domain/audit/paths'
import { canCheckChain } from '@/lib/domain/audit/policy'
import { defineCommand, nothing } from '@/lib/server/command'
import { pool } from '@/lib/server/db'
import { userIdOf } from '@/lib/shared/actor'

// An arbitrary lock number: one check at a time, over all processes.
const checkLock = 20_261_127

/**
 * Checks the chain over the whole log and writes the result to the log. For the nightly job and for administrators.
 * Throws CHAIN_BEING_CHECKED while another check runs.
 */
export const checkChainNow = defineCommand({
  name: 'audit.check-chain',
  session: 'optional',
  input: z.object({}),
  // Each reads the whole log.
  limits: (_, { actor, address }) => [
    { name: 'check-chain', key: userIdOf(actor) ?? address, points: 12, seconds: 3600 },
  ],
  load: nothing,
  authorize: canCheckChain,
  prepare: checkAlone,
  run: async ({ about }, _, _subject, found) => {
    about({ type: 'log', id: 'log', detail: found })
    return { links: found.links, broken: found.broken }
  },
  form: { name: chainForm, done: () => `${auditPath}?tak=${chainForm}#${chainForm}`, back: () => auditPath },
})

async function checkAlone() {
  const earlier = await findLastCheck()
  const client = await pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [checkLock])
    if (!rows[0]?.free) throw new AuditError('CHAIN_BEING_CHECKED')
    try {
      return await checkChain(client, { earlier })
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [checkLock])
    }
  } finally {
    client.release()
  }
}
