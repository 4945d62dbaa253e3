import * as queries from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

async function writeLine({ people, memorial }: World) {
  const about = { subjectType: 'memorial', subjectId: memorial.id }
  const by = { actorKind: 'user', actorId: people.owner.id }
  await db.auditEntry.create({ data: { command: 'memorials.update-memorial', ...by, ...about } })
}

export const auditReads: Record<string, ReadRow> = {
  'audit.list-audit': {
    read: queries.listAudit,
    input: async (world) => {
      await writeLine(world)
      return auditListInput.parse({ search: world.people.owner.id })
    },
    outcomes: administratorsOnly,
  },
  'audit.get-last-check': { read: queries.getLastCheck, input: () => ({}), outcomes: administratorsOnly },
  'audit.get-audit-file': {
    read: queries.getAuditFile,
    input: ({ people }) => auditListInput.parse({ search: people.owner.id }),
    outcomes: administratorsOnly,
  },
  // Including entries about the administrator's own account.
  'audit.list-audit-of-account': {
    read: queries.listAuditOfAccount,
    input: async (world) => {
      await writeLine(world)
      return { userId: world.people.owner.id, most: 5 }
    },
    outcomes: administratorsOnly,
  },
  'audit.list-audit-about': {
    read: queries.listAuditAbout,
    input: async (world) => {
      await writeLine(world)
      return { type: 'memorial', id: world.memorial.id, most: 5 }
    },
    outcomes: administratorsOnly,
  },
}
