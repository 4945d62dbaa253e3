import * as hidden from '@/lib/domain/reports/hidden-queries'
import { hiddenListInput } from '@/lib/domain/reports/hidden-schema'
import * as queries from '@/lib/domain/reports/queries'
import { findTarget } from '@/lib/domain/reports/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createMemorial } from '@/tests/factories/memorials'
import { createComplaintToken, createReport, hideForTest } from '@/tests/factories/reports'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const reportReads: Record<string, ReadRow> = {
  'reports.find-report': {
    read: queries.findReport,
    input: async () => ({ number: (await createReport()).number }),
    outcomes: administratorsOnly,
  },
  'reports.list-hidden': {
    read: hidden.listHidden,
    input: async ({ people }) => {
      await hideForTest(await createMemorial({ owner: people.foreign }))
      return hiddenListInput.parse({})
    },
    outcomes: administratorsOnly,
  },
  'reports.export-hidden': {
    read: hidden.exportHidden,
    input: () => hiddenListInput.parse({}),
    outcomes: administratorsOnly,
  },
  // A private page: 404 unless the caller may see it.
  'reports.find-target': {
    read: findTarget,
    input: ({ memorial }) => ({ id: memorial.id }),
    outcomes: readOutcomes('ok', { visitor: 'nothing', foreign: 'nothing', production: 'nothing' }),
  },
  // Authorised by the secret in the link.
  'reports.find-complaint': {
    read: queries.findComplaint,
    input: async ({ people }) => {
      const { id } = await db.supportCase.findUniqueOrThrow({
        where: { number: await hideForTest(await createMemorial({ owner: people.foreign })) },
      })
      return { token: await createComplaintToken(id) }
    },
    outcomes: readOutcomes('ok'),
  },
}
